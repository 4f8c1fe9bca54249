import type { LOTTERY_FAMILIES } from '@maneki/contract/house/lottery';
import { type VietnamPrize as Prize, VIETNAM_PRIZES } from '@maneki/games/lottery/vietnam/prizes';

type Family = (typeof LOTTERY_FAMILIES)[number];

const PRIZES: Partial<Readonly<Record<Family, readonly Prize[]>>> = {
  ...VIETNAM_PRIZES,
  SEA: [
    { count: 1, digits: 6 },
    { count: 1, digits: 2 },
  ],
};

/** The special prize first, as results stand on paper; undefined for what is drawn otherwise. */
export const prizesOf = (family: Family): readonly Prize[] | undefined => PRIZES[family];

/** The numbers of a result, prize by prize. */
export function groupResult<Written>(
  prizes: readonly Prize[],
  result: readonly Written[],
): readonly (readonly Written[])[] {
  let from = 0;
  return prizes.map(({ count }) => {
    from += count;
    return result.slice(from - count, from);
  });
}
