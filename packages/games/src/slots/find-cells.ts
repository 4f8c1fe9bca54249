import type { Cell } from './outcome.ts';

/** Where a symbol shows: columns from left to right, each from top to bottom. */
export function findCells(window: readonly string[], symbol: string): Cell[] {
  const cells: Cell[] = [];
  let first = 0;
  for (const column of window) {
    let row = column.indexOf(symbol);
    while (row >= 0) {
      cells.push(first + row);
      row = column.indexOf(symbol, row + 1);
    }
    first += column.length;
  }
  return cells;
}
