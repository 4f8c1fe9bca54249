/** Which symbols a reel still takes in before it rests, in the order in which they come in from above. */
export function landingOf(reel: {
  readonly strip: string;
  readonly stop: number;
  /** What must lie in the window, from top to bottom. */
  readonly column: string;
  /** How many symbols pass before the first one of the window comes in. */
  readonly lead: number;
}): string[] {
  const { strip, stop, column, lead } = reel;
  const rows = column.length;
  const symbols: string[] = [];
  for (let at = stop + rows + lead - 1; at >= stop + rows; at -= 1) {
    symbols.push(symbolAt(strip, at));
  }
  for (let row = rows - 1; row >= 0; row -= 1) symbols.push(column[row]!);
  // One more above the window, which shows when the reel swings past its place.
  symbols.push(symbolAt(strip, stop - 1));
  return symbols;
}

/** The symbol of a strip at any place: strips are rings. */
export function symbolAt(strip: string, at: number): string {
  const { length } = strip;
  return strip[((at % length) + length) % length]!;
}

/**
 * Where the reels rest before the first round: the same for everybody, and without special symbols, so
 * that nothing looks like a prize that was never drawn.
 */
export function restingStops(
  strips: readonly string[],
  { rows, special }: { readonly rows: number; readonly special: readonly string[] },
): number[] {
  return strips.map((strip, column) => {
    const first = 5 * column + 2;
    const tries = [...strip].map((_, step) => first + step);
    const isPlain = (stop: number) =>
      special.every((symbol) => !columnAt(strip, stop, rows).includes(symbol));
    return tries.find(isPlain) ?? first;
  });
}

export function columnAt(strip: string, stop: number, rows: number): string {
  return Array.from({ length: rows }, (_, row) => symbolAt(strip, stop + row)).join('');
}
