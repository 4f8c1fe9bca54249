import type { DepositChannel } from '@maneki/contract/cashier/deposit-schemas';
import { ButtonLink } from '@maneki/ui/button';
import { Card } from '@maneki/ui/card';
import { SectionHeading } from '@maneki/ui/section-heading';
import { useTranslations } from 'use-intl';
import type { Cash } from '../cash.ts';
import { StepBar } from '../components/step-bar.tsx';
import { DEPOSIT_PAGE } from '../deposit-address.ts';
import { ChannelWords } from './channel-card.tsx';
import { ChannelList } from './channel-list.tsx';
import { DepositForm } from './deposit-form.tsx';

type DepositStepsProps = {
  readonly channels: readonly DepositChannel[];
  readonly cash: Cash;
  /** As the address names it. */
  readonly channelId: string | undefined;
};

/** The new version: one thing after the other. The method first, then the amount; the payment follows as an order. */
export function DepositSteps({ channels, cash, channelId }: DepositStepsProps) {
  const t = useTranslations('deposit');
  // One that is closed meanwhile cannot be meant any more.
  const channel = channels.find(({ id, obstacle }) => id === channelId && !obstacle);
  if (channel)
    return (
      <>
        <StepBar current="amount" />
        <Card className="flex flex-wrap items-center justify-end gap-3.5">
          <div className="flex min-w-0 flex-[1_1_12rem] items-center gap-3.5">
            <ChannelWords channel={channel} cash={cash} />
          </div>
          <ButtonLink kind="quiet" size="small" href={DEPOSIT_PAGE}>
            {t('form.change')}
          </ButtonLink>
        </Card>
        <DepositForm key={channel.id} channel={channel} cash={cash} />
      </>
    );
  return (
    <>
      <StepBar current="method" />
      <section>
        <SectionHeading title={t('methods.title')} />
        <ChannelList channels={channels} cash={cash} />
      </section>
    </>
  );
}
