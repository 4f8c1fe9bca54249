/**
 * Chance that can be repeated: the same numbers always give the same choices. It is the 32-bit form of
 * splitmix, which steps by a fixed odd number and stirs the bits. Good enough to choose stories with,
 * and for nothing that anybody could win by guessing.
 */
export type Chance = {
  /** A whole number from 0 up to, and not including, the limit. */
  below(limit: number): number;
  happens(percent: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** An amount in ledger units, small ones as often as large ones. */
  amount(): bigint;
};

const STEP = 0x9e3779b9;
const MAGNITUDES = [1, 100, 10_000, 100_000, 500_000] as const;

/** Numbers that differ in any place give chances that have nothing in common. */
export function createChance(...numbers: readonly number[]): Chance {
  let state = numbers.reduce((mixed, number) => stir(mixed ^ stir(number + STEP)), 1);
  const next = () => {
    state = (state + STEP) | 0;
    return stir(state) >>> 0;
  };
  const below = (limit: number) => Math.floor((next() / 2 ** 32) * limit);
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)]!;
  return {
    below,
    happens: (percent) => below(100) < percent,
    pick,
    amount: () => BigInt(1 + below(pick(MAGNITUDES))),
  };
}

function stir(number: number): number {
  let mixed = number | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return mixed ^ (mixed >>> 15);
}
