import { type Fraction, fraction } from '@maneki/games/exact/fraction';
import type { SlotRules } from '../model.ts';
import { numberFor } from '../number-for.ts';
import { readColumn } from '../turn-reels.ts';

/** How many ways of a prize a whole cycle of the reels shows, and what they pay on average. */
export type WayPrize = {
  readonly symbol: string;
  readonly count: number;
  readonly ways: bigint;
  /** Mean pay of a spin from this prize, in bet units. */
  readonly mean: Fraction;
};

/** Columns turn independently, so the mean number of ways is the product of the columns' means. */
export function countWayPrizes(rules: SlotRules): WayPrize[] {
  const { columns, strips } = rules;
  const cycle = strips.reduce((product, strip) => product * BigInt(strip.length), 1n);
  return rules.symbols.flatMap((symbol) =>
    [...strips.keys()].flatMap((last) => {
      const count = last + 1;
      const pay = numberFor(rules.pays[symbol], { count, columns });
      if (pay === 0) return [];
      const ways = strips.reduce((product, strip, column) => {
        const shown = listCounts(rules, { strip, symbol });
        if (column < count) return product * BigInt(shown.reduce((total, one) => total + one, 0));
        if (column > count) return product * BigInt(strip.length);
        return product * BigInt(shown.filter((one) => one === 0).length);
      }, 1n);
      return [{ symbol, count, ways, mean: fraction(ways * BigInt(pay), cycle) }];
    }),
  );
}

/** How many places of the column count for the symbol, at each stop of the reel. */
const listCounts = (
  { rows, wild }: SlotRules,
  { strip, symbol }: { readonly strip: string; readonly symbol: string },
): number[] =>
  [...strip].map((_, stop) => {
    const column = readColumn(strip, { stop, rows });
    return [...column].filter((shown) => shown === symbol || shown === wild).length;
  });
