import { type Fraction, fraction } from '@maneki/games/exact/fraction';
import type { SlotRules } from '../model.ts';
import { readColumn } from '../turn-reels.ts';

/** How likely a spin shows a symbol so many times; the places of the list are the counts. */
export const countShown = (rules: SlotRules, symbol: string): Fraction[] =>
  distribute(rules, (column) => column.split(symbol).length - 1);

/** How likely a symbol stands in so many columns. */
export const countColumns = (rules: SlotRules, symbol: string): Fraction[] =>
  distribute(rules, (column) => (column.includes(symbol) ? 1 : 0));

function distribute({ strips, rows }: SlotRules, countIn: (column: string) => number): Fraction[] {
  const cycle = strips.reduce((product, strip) => product * BigInt(strip.length), 1n);
  const cases = strips.reduce<readonly bigint[]>(
    (before, strip) => {
      const after: bigint[] = [];
      for (const stop of strip.split('').keys()) {
        const more = countIn(readColumn(strip, { stop, rows }));
        for (const [count, windows] of before.entries())
          after[count + more] = (after[count + more] ?? 0n) + windows;
      }
      return Array.from(after, (windows) => windows ?? 0n);
    },
    [1n],
  );
  return cases.map((windows) => fraction(windows, cycle));
}
