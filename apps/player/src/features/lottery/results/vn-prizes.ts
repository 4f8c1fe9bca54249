import type { LotteryFamily } from '@maneki/contract/house/lottery';

/** The special prize and those after it, the first at 1. */
export type Prize = { readonly place: number; readonly numbers: readonly string[] };

/** How many numbers each prize has, in the order in which a result tells them. */
const NORTH = [1, 1, 2, 6, 4, 6, 3, 4] as const;
const SOUTH = [1, 1, 1, 2, 7, 1, 3, 1, 1] as const;

/** A Vietnamese result by its prizes. */
export function listPrizes(family: LotteryFamily, result: readonly string[]): readonly Prize[] {
  const counts: readonly number[] = family === 'VN_N' ? NORTH : SOUTH;
  let from = 0;
  return counts.map((count, place) => {
    const numbers = result.slice(from, from + count);
    from += count;
    return { place, numbers };
  });
}
