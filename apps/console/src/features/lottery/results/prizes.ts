import type { LOTTERY_FAMILIES } from '@maneki/contract/house/lottery';

type Family = (typeof LOTTERY_FAMILIES)[number];

/** A prize of an official draw: how many numbers it has, and of how many digits each is. */
export type Prize = { readonly count: number; readonly digits: number };

const prize = (count: number, digits: number): Prize => ({ count, digits });

const NORTH = [
  ...[prize(1, 5), prize(1, 5), prize(2, 5), prize(6, 5)],
  ...[prize(4, 4), prize(6, 4), prize(3, 3), prize(4, 2)],
];

const SOUTH = [
  ...[prize(1, 6), prize(1, 5), prize(1, 5), prize(2, 5), prize(7, 5)],
  ...[prize(1, 4), prize(3, 4), prize(1, 3), prize(1, 2)],
];

const PRIZES: Partial<Readonly<Record<Family, readonly Prize[]>>> = {
  VN_N: NORTH,
  VN_C: SOUTH,
  VN_S: SOUTH,
  SEA: [prize(1, 6), prize(1, 2)],
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
