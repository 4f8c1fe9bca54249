import type { SlotRules } from './model.ts';
import { numberFor } from './number-for.ts';
import type { SlotSpin, SlotWin } from './outcome.ts';
import { rowAt } from './play-lines.ts';

type SpecialRules = Pick<SlotRules, 'columns' | 'rows' | 'lines' | 'pays'>;

export type SpecialWins = {
  readonly expanded: SlotSpin['expanded'];
  readonly wins: readonly SlotWin[];
};

/**
 * The special symbol fills every column that it stands in, once these are enough to pay, and then wins on
 * every line, whether the columns are neighbours or not.
 */
export function findSpecialWins(
  { columns, rows, lines, pays }: SpecialRules,
  { window, symbol }: { readonly window: readonly string[]; readonly symbol: string },
): SpecialWins {
  const filled = [...window.keys()].filter((column) => window[column]!.includes(symbol));
  const count = filled.length;
  const pay = numberFor(pays[symbol], { count, columns });
  if (pay === 0) return { expanded: null, wins: [] };
  const wins = lines.map((rowsByColumn, line) => {
    const cells = filled.map((column) => column * rows + rowAt(rowsByColumn, column));
    return { symbol, count, line, cells, pay };
  });
  return { expanded: { symbol, columns: filled }, wins };
}
