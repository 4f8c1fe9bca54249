import type { DepositChannel } from '@maneki/contract/cashier/deposit-schemas';
import { Card } from '@maneki/ui/card';
import { SectionHeading } from '@maneki/ui/section-heading';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Cash } from '../cash.ts';
import { ChannelWords } from './channel-card.tsx';
import { DepositForm } from './deposit-form.tsx';

type DepositSheetProps = { readonly channels: readonly DepositChannel[]; readonly cash: Cash };

/** The base version: the ways to pay and the form for the chosen one, on one page. */
export function DepositSheet({ channels, cash }: DepositSheetProps) {
  const t = useTranslations('deposit');
  const [chosen, setChosen] = useState<string>();
  const usable = channels.filter(({ obstacle }) => !obstacle);
  const channel = usable.find(({ id }) => id === chosen) ?? usable[0];
  return (
    <>
      <section>
        <SectionHeading title={t('methods.title')} />
        <ChannelRadios channels={channels} cash={cash} chosen={channel?.id} onChoose={setChosen} />
      </section>
      {channel && (
        <section>
          <SectionHeading title={t('form.title')} />
          <DepositForm key={channel.id} channel={channel} cash={cash} />
        </section>
      )}
    </>
  );
}

type ChannelRadiosProps = DepositSheetProps & {
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
};

function ChannelRadios({ channels, cash, chosen, onChoose }: ChannelRadiosProps) {
  const t = useTranslations('deposit.methods');
  const name = useId();
  return (
    <Card isFlush>
      <fieldset className="divide-y divide-line">
        <legend className="sr-only">{t('label')}</legend>
        {channels.map((channel) => (
          <label
            key={channel.id}
            className="flex min-h-18 items-center gap-3.5 p-3.5 has-focus-visible:outline-2 has-focus-visible:outline-focus has-disabled:saturate-50"
          >
            <ChannelWords channel={channel} cash={cash} />
            <input
              type="radio"
              name={name}
              value={channel.id}
              checked={channel.id === chosen}
              disabled={channel.obstacle !== null}
              className="size-5 shrink-0 accent-gold"
              onChange={() => onChoose(channel.id)}
            />
          </label>
        ))}
      </fieldset>
    </Card>
  );
}
