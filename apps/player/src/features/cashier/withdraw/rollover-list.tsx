import { parseAmount, writeAmount } from '@maneki/kernel/money';
import { Button } from '@maneki/ui/button';
import { Card } from '@maneki/ui/card';
import { ProgressBar } from '@maneki/ui/progress-bar';
import { SectionHeading } from '@maneki/ui/section-heading';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { writeBalance } from '#platform/viewer/write-balance.ts';
import { GiveUpSheet } from './give-up-sheet.tsx';
import type { Rollover } from './queries.ts';

type RolloverListProps = { readonly rollovers: readonly Rollover[]; readonly symbol: string };

/** What has to be played before money may leave, each with how far it has come. */
export function RolloverList({ rollovers, symbol }: RolloverListProps) {
  const t = useTranslations('withdraw.rollover');
  return (
    <section aria-labelledby="to-play" className="grid gap-1">
      <SectionHeading id="to-play" title={t('title')} />
      <p className="pb-2 text-muted text-sm">{t('text')}</p>
      <Card isFlush>
        {rollovers.map((rollover) => (
          <RolloverRow key={rollover.id} rollover={rollover} symbol={symbol} />
        ))}
      </Card>
    </section>
  );
}

type RolloverRowProps = { readonly rollover: Rollover; readonly symbol: string };

function RolloverRow({ rollover, symbol }: RolloverRowProps) {
  const t = useTranslations('withdraw.rollover');
  const games = useTranslations('shell.categories');
  const { source, principal, multiple, required, done, groups } = rollover;
  const [all, played] = [parseAmount(required) ?? 1n, parseAmount(done) ?? 0n];
  const write = (amount: string) => `${symbol} ${writeBalance(amount)}`;
  const progress = t('progress', { done: write(done), required: write(required) });
  return (
    <div className="grid gap-2 px-4 py-3.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">{t(`sources.${source}`)}</span>
        <span className="numerals text-muted text-xs">
          {t('terms', { amount: write(principal), multiple: `${multiple}` })}
        </span>
      </p>
      <ProgressBar share={Number((played * 1_000n) / all) / 1_000} label={progress} />
      <p className="numerals flex flex-wrap justify-between gap-x-3 text-xs">
        <span className="text-muted">{progress}</span>
        <span className="font-semibold text-gold-text">
          {t('left', { amount: write(writeAmount(all - played)) })}
        </span>
      </p>
      {groups.length > 0 && (
        <p className="text-muted text-xs">
          {t('groups', { groups: groups.map((group) => games(group)).join(', ') })}
        </p>
      )}
      {source === 'BONUS' && <GiveUpButton rolloverId={rollover.id} symbol={symbol} />}
    </div>
  );
}

/** The way out of a bonus, which says what it costs first. */
function GiveUpButton({
  rolloverId,
  symbol,
}: {
  readonly rolloverId: string;
  readonly symbol: string;
}) {
  const t = useTranslations('promotions.giveUp');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <GiveUpSheet {...{ rolloverId, symbol, isOpen }} onClose={() => setOpen(false)} />
    </>
  );
}
