import type { TeamProfit } from '@maneki/contract/agents/team-schemas';
import { Icon } from '@maneki/ui/icon';
import { Link } from '@maneki/ui/link';
import { Skeleton } from '@maneki/ui/skeleton';
import { useTranslations } from 'use-intl';
import { plainAmount, signedAmount } from '#platform/records/signed-amount.ts';
import { Figure } from './figure.tsx';
import { MoneyFigures } from './kpi-figures.tsx';

type ProfitRowProps = {
  readonly row: TeamProfit;
  /** Where those below stand; undefined where there are none. */
  readonly href: string | undefined;
};

/** What somebody came to together with everybody below them; all figures on demand. */
export function ProfitRow({ row, href }: ProfitRowProps) {
  const t = useTranslations('team.profit');
  const figures = useTranslations('team.figures');
  const net = signedAmount(row.net);
  return (
    <article className="grid gap-2 px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="wrap-anywhere min-w-0 font-body font-semibold text-base">
          {row.username ?? t('moved')}
        </h3>
        <p className={`numerals font-bold ${net.tone === 'gain' ? 'text-success-text' : ''}`}>
          {net.text}
        </p>
      </div>
      <dl className="grid grid-cols-3 gap-3">
        <Figure label={figures('validTurnover')} text={plainAmount(row.validTurnover)} />
        <Figure label={figures('deposit')} text={plainAmount(row.deposit)} />
        <Figure label={figures('withdrawal')} text={plainAmount(row.withdrawal)} />
      </dl>
      <details>
        <summary className="flex min-h-9 cursor-pointer items-center text-muted text-xs">
          {t('more')}
        </summary>
        <dl className="grid grid-cols-3 gap-3 pt-1">
          <MoneyFigures figures={row} />
        </dl>
      </details>
      {href && (
        <Link
          href={href}
          className="inline-flex min-h-9 items-center gap-1 justify-self-start font-semibold text-gold-text text-sm"
        >
          {t('below', { count: row.directCount })}
          <Icon name="chevron-right" className="size-4" />
        </Link>
      )}
    </article>
  );
}

export const ProfitRowSkeleton = () => (
  <div className="grid gap-3 px-4 py-4">
    <Skeleton className="h-5 w-40 rounded-pill" />
    <Skeleton className="h-9" />
  </div>
);
