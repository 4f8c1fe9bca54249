/** Symbols stand four to a line on a game's sheet, in the order of its machine. */
const COLUMNS = 4;

/** Where a symbol lies on its sheet, as a background of one cell. Undefined for an unknown one. */
export function placeOnSheet(symbols: readonly string[], symbol: string) {
  const index = symbols.indexOf(symbol);
  if (index < 0) return undefined;
  const rows = Math.ceil(symbols.length / COLUMNS);
  const column = index % COLUMNS;
  const row = Math.floor(index / COLUMNS);
  const share = (at: number, count: number) => (count > 1 ? (at / (count - 1)) * 100 : 0);
  return {
    backgroundSize: `${COLUMNS * 100}% ${rows * 100}%`,
    backgroundPosition: `${share(column, COLUMNS)}% ${share(row, rows)}%`,
  };
}

/** Every cell that has to do with a prize: column × rows + row, from the upper left downwards. */
export function listWinningCells(spin: {
  readonly wins: readonly { readonly cells: readonly number[] }[];
  readonly scatter: { readonly cells: readonly number[] } | null;
}): ReadonlySet<number> {
  return new Set([...spin.wins.flatMap(({ cells }) => cells), ...(spin.scatter?.cells ?? [])]);
}
