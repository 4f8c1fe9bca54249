import type { SlotRules } from './model.ts';
import { numberFor } from './number-for.ts';
import type { Cell, SlotWin } from './outcome.ts';

type WayRules = Pick<SlotRules, 'columns' | 'rows' | 'symbols' | 'pays' | 'wild'>;

/**
 * A symbol wins once for each way of picking one of its places from every column of its run, which begins
 * at the left. Wilds never stand in the first column of such machines, so no way is made of wilds alone.
 */
export function listWayWins(rules: WayRules, window: readonly string[]): SlotWin[] {
  return rules.symbols.flatMap((symbol) => {
    if (!window[0]!.includes(symbol) || rules.pays[symbol] === undefined) return [];
    return readWays(rules, { window, symbol }) ?? [];
  });
}

function readWays(
  { columns, rows, pays, wild }: WayRules,
  { window, symbol }: { readonly window: readonly string[]; readonly symbol: string },
): SlotWin | undefined {
  const cells: Cell[] = [];
  let count = 0;
  let ways = 1;
  while (count < columns) {
    const found = cells.length;
    for (let row = 0; row < rows; row += 1) {
      const shown = window[count]![row];
      if (shown === symbol || shown === wild) cells.push(count * rows + row);
    }
    if (cells.length === found) break;
    ways *= cells.length - found;
    count += 1;
  }
  const pay = numberFor(pays[symbol], { count, columns }) * ways;
  return pay > 0 ? { symbol, count, ways, cells, pay } : undefined;
}
