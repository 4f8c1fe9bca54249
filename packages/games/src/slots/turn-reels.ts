import type { Draws } from '../fair/draws.ts';
import type { SlotRules } from './model.ts';

/** One draw for each reel, from left to right. */
export const drawStops = ({ strips }: Pick<SlotRules, 'strips'>, draws: Draws): number[] =>
  strips.map((strip) => draws.below(strip.length));

/** A column shows the symbol at its stop and those that follow; the strip is a ring. */
export function readColumn(strip: string, { stop, rows }: { stop: number; rows: number }): string {
  const shown = strip.slice(stop, stop + rows);
  return shown.length === rows ? shown : shown + strip.slice(0, rows - shown.length);
}

export const readWindow = (
  { strips, rows }: Pick<SlotRules, 'strips' | 'rows'>,
  stops: readonly number[],
): string[] => stops.map((stop, column) => readColumn(strips[column]!, { stop, rows }));
