import { findCells } from './find-cells.ts';
import type { SlotRules } from './model.ts';
import { numberFor } from './number-for.ts';
import type { ScatterWin } from './outcome.ts';

/** Scatters count wherever they lie, beside whatever the lines pay. */
export function findScatterWin(
  { columns, scatter }: Pick<SlotRules, 'columns' | 'scatter'>,
  window: readonly string[],
): ScatterWin | null {
  if (scatter === null) return null;
  const cells = findCells(window, scatter.symbol);
  const count = cells.length;
  const pay = numberFor(scatter.pays, { count, columns });
  const freeSpins = numberFor(scatter.freeSpins, { count, columns });
  return pay > 0 || freeSpins > 0 ? { count, cells, pay, freeSpins } : null;
}
