import type { Result } from '../play.ts';

/** A prize of a Vietnamese draw: how many numbers it has, and of how many digits each is. */
export type VietnamPrize = { readonly count: number; readonly digits: number };

const prize = (count: number, digits: number): VietnamPrize => ({ count, digits });

/** 27 numbers. */
const NORTH = [
  ...[prize(1, 5), prize(1, 5), prize(2, 5), prize(6, 5)],
  ...[prize(4, 4), prize(6, 4), prize(3, 3), prize(4, 2)],
];

/** 18 numbers, in the middle of the country and in the south. */
const SOUTH = [
  ...[prize(1, 6), prize(1, 5), prize(1, 5), prize(2, 5), prize(7, 5)],
  ...[prize(1, 4), prize(3, 4), prize(1, 3), prize(1, 2)],
];

/** The special prize first, as results stand on paper. */
export const VIETNAM_PRIZES = { VN_N: NORTH, VN_C: SOUTH, VN_S: SOUTH } as const;

export type VietnamCode = keyof typeof VIETNAM_PRIZES;

export const isVietnam = (code: string): code is VietnamCode => code in VIETNAM_PRIZES;

/** The numbers of a result by their prizes. */
export function prizesOf(code: VietnamCode, result: Result): readonly Result[] {
  let from = 0;
  return VIETNAM_PRIZES[code].map(({ count }) => {
    from += count;
    return result.slice(from - count, from);
  });
}

/** Of how many digits each number of a result is. */
export const digitsOf = (prizes: readonly VietnamPrize[]): readonly number[] =>
  prizes.flatMap(({ count, digits }) => Array<number>(count).fill(digits));
