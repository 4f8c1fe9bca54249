import type { SlotModel } from '@maneki/games/slots/model';

export const SHEET_COLUMNS = 4;

/** Where each symbol stands on the game's sheet, from the upper left, row by row. */
export function sheetOrder({ columns, symbols }: SlotModel): readonly string[] {
  if (columns === 3) return [...'W7DBLCOP'];
  const special = symbols.includes('W') ? ['W', 'S'] : ['S'];
  return [...special, ...'1234AKQJ'];
}

export function sheetRows(model: SlotModel): number {
  return Math.ceil(sheetOrder(model).length / SHEET_COLUMNS);
}

/** Column and row of a symbol on the sheet. */
export function placeOnSheet(model: SlotModel, symbol: string): { column: number; row: number } {
  const index = Math.max(0, sheetOrder(model).indexOf(symbol));
  return { column: index % SHEET_COLUMNS, row: Math.floor(index / SHEET_COLUMNS) };
}
