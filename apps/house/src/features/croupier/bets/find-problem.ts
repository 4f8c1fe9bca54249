import type { HouseRefusal } from '@maneki/contract/house/refusals';
import type { SpotStakes, TableRules } from '@maneki/games/tables/table-rules';
import { fromReferenceUnits, isWholeMinorUnits, writeAmount } from '@maneki/kernel/money';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import { STAKE_MIN } from '../limits.ts';

type Rules = Pick<TableRules<Readonly<Record<string, unknown>>>, 'spots' | 'mostOn'>;

/** What is wrong with stakes, beside those that a player has on the round already. */
export function findProblem(
  rules: Rules,
  wanted: {
    readonly stakes: SpotStakes;
    readonly own: SpotStakes;
    readonly currency: string;
  },
): HouseRefusal | undefined {
  const { own, currency } = wanted;
  const money = moneyOf(currency);
  const stakes = Object.entries(wanted.stakes);
  const min = fromReferenceUnits(STAKE_MIN, money);
  if (stakes.length === 0) return { code: 'house.stake_invalid', detail: {} };
  for (const [spot, stake = 0n] of stakes) {
    if (!rules.spots.includes(spot)) return { code: 'house.bet_invalid', detail: {} };
    if (stake <= 0n || !isWholeMinorUnits(stake, money))
      return { code: 'house.stake_invalid', detail: {} };
    const all = stake + (own[spot] ?? 0n);
    if (all < min) return { code: 'house.stake_under_limit', detail: { min: writeAmount(min) } };
    const max = fromReferenceUnits(rules.mostOn(spot), money);
    if (all > max) return { code: 'house.stake_over_limit', detail: { max: writeAmount(max) } };
  }
  return undefined;
}
