import type { SlotRules } from './model.ts';
import { numberFor } from './number-for.ts';
import type { Cell, SlotWin } from './outcome.ts';

type LineRules = Pick<SlotRules, 'columns' | 'rows' | 'lines' | 'pays' | 'wild'>;

/** What each wild that shows multiplies by; every other place counts once. */
export type CellMultipliers = ReadonlyMap<Cell, number>;

const PLAIN: CellMultipliers = new Map();

/** The prizes of all lines, at most one for each. */
export function listLineWins(
  rules: LineRules,
  window: readonly string[],
  multipliers: CellMultipliers = PLAIN,
): SlotWin[] {
  const wins: SlotWin[] = [];
  for (const [line, rowsByColumn] of rules.lines.entries()) {
    const run = findRun(rules, window, rowsByColumn);
    if (run === undefined) continue;
    const cells = lineCells(rules, { rowsByColumn, count: run.count });
    let { pay } = run;
    for (const cell of cells) pay *= multipliers.get(cell) ?? 1;
    wins.push({ symbol: run.symbol, count: run.count, line, cells, pay });
  }
  return wins;
}

/** The places of a line's first columns. */
export function lineCells(
  { rows }: Pick<SlotRules, 'rows'>,
  { rowsByColumn, count }: { readonly rowsByColumn: string; readonly count: number },
): Cell[] {
  return Array.from({ length: count }, (_, column) => column * rows + rowAt(rowsByColumn, column));
}

export const rowAt = (rowsByColumn: string, column: number): number =>
  rowsByColumn.charCodeAt(column) - 48;

type Run = { readonly symbol: string; readonly count: number; readonly pay: number };

/**
 * The highest prize of one line. Wilds that lead it may be worth more by themselves than as the symbol
 * that follows them.
 */
function findRun(
  { columns, pays, wild }: LineRules,
  window: readonly string[],
  rowsByColumn: string,
): Run | undefined {
  let symbol = wild;
  let leading = 0;
  let count = 0;
  for (; count < columns; count += 1) {
    const shown = window[count]![rowAt(rowsByColumn, count)]!;
    if (shown === wild) leading += leading === count ? 1 : 0;
    else if (leading === count) symbol = shown;
    else if (shown !== symbol) break;
  }
  const pay = numberFor(pays[symbol!], { count, columns });
  const alone = leading > 0 ? numberFor(pays[wild!], { count: leading, columns }) : 0;
  if (alone > pay) return { symbol: wild!, count: leading, pay: alone };
  return pay > 0 ? { symbol: symbol!, count, pay } : undefined;
}
