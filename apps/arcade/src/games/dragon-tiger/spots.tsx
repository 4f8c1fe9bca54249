import { SPOTS, type Spot } from '@maneki/games/dragon-tiger/dragon-tiger';
import { PER_REFERENCE_UNIT, UNITS_PER_ONE } from '@maneki/kernel/money';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import { useTranslations } from 'use-intl';
import { readAmount } from '#frame/money.ts';
import { useMoney } from '#frame/play-context.tsx';
import { Chip, toneOf } from '#table/chip.tsx';
import { addUp, type Stakes } from '#table/slip.ts';
import { useCompactMoney, useShortMoney } from '#table/table-money.ts';
import { betsOn, stakesOf } from '#table/table-state.ts';
import { usePlay, usePlayState } from './dragon-tiger-hooks.ts';
import { Emblem } from './emblems.tsx';
import { SPOT_FACTS } from './spot-facts.ts';
import { useWinner } from './stage.tsx';

/** Where chips are laid, with what lies there already: one's own, and that of all players together. */
export function Spots() {
  const t = useTranslations('arcadeDragonTiger');
  const money = useShortMoney();
  const limits = usePlayState(({ game }) => game.limits);
  const bets = usePlayState((state) => state.bets);
  const roundNo = usePlayState(({ table }) => table.roundNo);
  const slip = usePlayState((state) => state.slip);
  const players = usePlayState(({ table }) => table.players);
  const placed = stakesOf(betsOn(bets, roundNo));
  const laid = addUp(slip);
  const [min, main, side] = [limits.min, limits.mainMax, limits.sideMax].map(readAmount);
  return (
    <fieldset className="dt-bets">
      <legend className="sr-only">{t('bets')}</legend>
      <div className="dt-spots">
        {SPOTS.map((spot) => (
          <SpotButton key={spot} spot={spot} placed={placed} laid={laid} />
        ))}
      </div>
      <p className="dt-facts figures">
        <span>{t('players', { count: players })}</span>
        <span>{t('limits', { min: money(min!), main: money(main!), side: money(side!) })}</span>
      </p>
    </fieldset>
  );
}

const SUBS = {
  DRAGON: 'halfBack',
  TIGER: 'halfBack',
  TIE: 'suitedToo',
  SUITED_TIE: 'sameSuit',
} as const satisfies Record<Spot, string>;

/** A bet that wins by this result: a suited tie pays both ties. */
const isPaid = (spot: Spot, winner: Spot | null): boolean =>
  winner !== null && (spot === winner || (spot === 'TIE' && winner === 'SUITED_TIE'));

function SpotButton({ spot, placed, laid }: { spot: Spot; placed: Stakes; laid: Stakes }) {
  const t = useTranslations('arcadeDragonTiger');
  const play = usePlay();
  const money = useMoney();
  const compactMoney = useCompactMoney();
  const chip = usePlayState((state) => state.chip);
  const canLay = usePlayState(({ phase, asking }) => phase === 'betting' && asking === null);
  const total = useTotal(spot);
  const winner = useWinner();
  const own = placed[spot] ?? 0n;
  const pending = laid[spot] ?? 0n;
  const { odds } = SPOT_FACTS[spot];
  const said = [
    t('lay', { spot: t(`spot.${spot}`), odds, chip: money(chip) }),
    own > 0n ? t('own', { amount: money(own) }) : '',
    pending > 0n ? t('laid', { amount: money(pending) }) : '',
    total.count > 0 ? t('everybody', { amount: money(total.amount), count: total.count }) : '',
  ];
  return (
    <button
      type="button"
      className="dt-spot"
      data-spot={spot}
      data-won={isPaid(spot, winner)}
      data-lost={winner !== null && !isPaid(spot, winner)}
      aria-disabled={!canLay}
      onClick={() => play.lay(spot)}
    >
      <span className="sr-only">{said.filter(Boolean).join(' ')}</span>
      <span aria-hidden="true" className="contents">
        {(spot === 'DRAGON' || spot === 'TIGER') && <Emblem of={spot} />}
        <span className="dt-spot-name">{t(`spot.${spot}`)}</span>
        <span className="dt-spot-odds figures">{odds}</span>
        <span className="dt-spot-sub">{t(SUBS[spot])}</span>
        <span className="dt-spot-total figures">
          {total.count > 0 && (
            <>
              {compactMoney(total.amount)}
              <svg aria-hidden="true" viewBox="0 0 12 12">
                <path d="M6 6a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM1 11.5C1 8.7 3 7 6 7s5 1.7 5 4.5z" />
              </svg>
              {total.count}
            </>
          )}
        </span>
        <span className="dt-stack">
          {own > 0n && <Lying amount={own} />}
          {pending > 0n && <Lying amount={pending} isPending />}
        </span>
      </span>
    </button>
  );
}

function Lying({ amount, isPending = false }: { amount: bigint; isPending?: boolean }) {
  const stakes = usePlayState(({ game }) => game.stakes);
  return (
    <span className="dt-lying" data-pending={isPending}>
      <Chip amount={amount} tone={toneOf(amount, stakes.map(readAmount))} />
    </span>
  );
}

/**
 * What all players have on a spot, in the money of whoever looks. Players of several currencies share a
 * table, so it is told in units that all of them have, and may be off by less than the least coin.
 */
function useTotal(spot: Spot): { readonly amount: bigint; readonly count: number } {
  const units = usePlayState(({ table }) => table.totals[spot]?.units ?? 0);
  const count = usePlayState(({ table }) => table.totals[spot]?.bets ?? 0);
  const currency = usePlayState(({ game }) => game.currency);
  const per = PER_REFERENCE_UNIT[moneyOf(currency)];
  return { amount: BigInt(Math.round(units * Number(per))) * UNITS_PER_ONE, count };
}
