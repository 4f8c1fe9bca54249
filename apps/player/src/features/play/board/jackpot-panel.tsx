import { displayAmount, parseAmount } from '@maneki/kernel/money';
import { ButtonLink } from '@maneki/ui/button';
import { TreasurePanel } from '@maneki/ui/card';
import { Icon } from '@maneki/ui/icon';
import { RollingAmount } from '@maneki/ui/rolling-amount';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/browser.ts';
import { useInSight } from '#platform/moments/use-in-sight.ts';
import { useViewer } from '#platform/viewer/use-viewer.ts';
import { JACKPOTS_REFRESH_MS, jackpotsQuery } from './queries.ts';

/** The largest first. */
const POOLS = ['GRAND', 'MINOR', 'MINI'] as const;
type Pool = (typeof POOLS)[number];

type JackpotPanelProps = {
  /** The way into a game that pays them. */
  readonly game: { readonly name: string; readonly href: string } | undefined;
};

/** The pools that are played for, as they stand, and the way to them. */
export function JackpotPanel({ game }: JackpotPanelProps) {
  const t = useTranslations('site.home.jackpot');
  const { currency, symbol } = useViewer();
  const [panel, isInSight] = useInSight<HTMLDivElement>();
  const { data: pools = [] } = useQuery({
    ...jackpotsQuery(call),
    refetchInterval: isInSight ? JACKPOTS_REFRESH_MS : false,
  });
  const shown = POOLS.flatMap((pool) => {
    const held = pools.find((other) => other.pool === pool);
    const amount = held && parseAmount(held.amounts[currency]);
    return amount ? [{ pool, amount: displayAmount(amount) }] : [];
  });
  const [first, ...others] = shown;
  if (!first) return null;
  return (
    <div ref={panel} className="px-4">
      <TreasurePanel className="treasure-rays">
        <div className="relative grid gap-3">
          <div className="flex items-center gap-2">
            <Icon name="star-filled" className="text-gold" />
            <h2 className="clip min-w-0 flex-1 text-base text-on-treasure">
              {game?.name ?? t('title')}
            </h2>
            {game && (
              <ButtonLink kind="gold" size="small" href={game.href}>
                {t('play')} <span className="sr-only">{game.name}</span>
              </ButtonLink>
            )}
          </div>
          <dl className="grid grid-cols-2 gap-2.5">
            <div className="@container col-span-2">
              <PoolAmount {...first} symbol={symbol} fitRem={2.375} />
            </div>
            {others.map((pool) => (
              <div
                key={pool.pool}
                className="@container rounded-control bg-black/25 px-3 py-2 inset-ring inset-ring-gold/25"
              >
                <PoolAmount {...pool} symbol={symbol} fitRem={1.1875} />
              </div>
            ))}
          </dl>
          <p className="text-on-treasure/80 text-xs">{t('note')}</p>
        </div>
      </TreasurePanel>
    </div>
  );
}

type PoolAmountProps = {
  readonly pool: Pool;
  readonly amount: string;
  readonly symbol: string;
  readonly fitRem: number;
};

/** A screen reader reads the sum where it stands; told anew every few seconds it would talk all day. */
function PoolAmount({ pool, amount, symbol, fitRem }: PoolAmountProps) {
  const t = useTranslations('site.home.jackpot.pools');
  return (
    <>
      <dt className="font-bold text-2xs text-on-treasure/80">{t(pool)}</dt>
      <dd className="leading-tight">
        <span aria-hidden="true">
          <RollingAmount tone="treasure" amount={amount} symbol={symbol} fitRem={fitRem} />
        </span>
        <span className="sr-only">{`${symbol} ${amount}`}</span>
      </dd>
    </>
  );
}
