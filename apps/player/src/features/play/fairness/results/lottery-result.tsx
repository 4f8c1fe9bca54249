import { writeAmount } from '@maneki/kernel/money';
import { useTranslations } from 'use-intl';
import { plainAmount } from '#platform/records/signed-amount.ts';
import type { RoundCheckOf } from '../round-check.ts';

/** What was drawn, in its order, and what each ticket of the slip gives back. */
export function LotteryResult({ check }: { readonly check: RoundCheckOf<'lottery'> }) {
  const t = useTranslations('catalog.fairness.result');
  const { issue, result, tickets } = check;
  return (
    <>
      <div className="grid gap-1">
        <h3 className="text-lg">{t('drawn')}</h3>
        <p className="text-faint text-xs">{t('issue', { issue: String(issue) })}</p>
      </div>
      <ol aria-label={t('drawn')} className="flex flex-wrap gap-1.5">
        {result.map((number, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: what was drawn never changes places
            key={place}
            className="numerals grid min-h-9 min-w-9 place-items-center rounded-pill bg-raised px-2.5 font-bold text-sm inset-ring inset-ring-line"
          >
            {number}
          </li>
        ))}
      </ol>
      {tickets.length > 0 && <Tickets tickets={tickets} />}
    </>
  );
}

function Tickets({ tickets }: Pick<RoundCheckOf<'lottery'>, 'tickets'>) {
  const t = useTranslations('catalog.fairness.result');
  return (
    <ul className="divide-y divide-line text-sm">
      {tickets.map(({ play, selection, stake, payout }, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: two tickets of a slip may be the same
          key={place}
          className="grid gap-0.5 py-2"
        >
          <span className="flex flex-wrap items-baseline gap-x-2">
            <b>{play.code}</b>
            <span className="numerals min-w-0 text-muted text-xs [overflow-wrap:anywhere]">
              {selection.text}
            </span>
          </span>
          <span
            className={payout > 0n ? 'numerals font-bold text-gold-text' : 'numerals text-faint'}
          >
            {t('ticket', { stake: write(stake), payout: write(payout) })}
          </span>
        </li>
      ))}
    </ul>
  );
}

const write = (units: bigint): string => plainAmount(writeAmount(units));
