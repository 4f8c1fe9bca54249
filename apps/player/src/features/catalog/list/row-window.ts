/** Rows of a list from the first to the one before the last. */
export type RowRange = { readonly first: number; readonly end: number };

type Sight = {
  /** How far the list's beginning lies above the top of the screen; negative while it is below. */
  readonly scrolledPx: number;
  readonly screenPx: number;
  /** From the beginning of one row to the beginning of the next. */
  readonly rowPx: number;
  readonly rowCount: number;
};

/** Screens beyond the edges that are drawn as well: what a quick finger reaches before the next frame. */
const SCREENS_AROUND = 0.75;

/** The rows that must be in the document: those in sight, and most of a screen on either side. */
export function findRows({ scrolledPx, screenPx, rowPx, rowCount }: Sight): RowRange {
  const aroundPx = screenPx * SCREENS_AROUND;
  const last = Math.ceil((scrolledPx + screenPx + aroundPx) / rowPx);
  const end = Math.min(rowCount, Math.max(1, last));
  const first = Math.floor((scrolledPx - aroundPx) / rowPx);
  return { first: Math.max(0, Math.min(first, end - 1)), end };
}

/** The tiles of these rows, from the first to the one before the last. */
export const tilesOf = ({ first, end }: RowRange, columns: number): TileRange => ({
  first: first * columns,
  end: end * columns,
});

/** Tiles of a list from the first to the one before the last. */
export type TileRange = { readonly first: number; readonly end: number };

/**
 * One step from the tiles that are drawn to those that should be. What is no longer needed goes at once; what
 * is missing comes a few at a time, because more would hold up the finger that scrolls: downwards first, and
 * where nothing of use is left, from the middle on.
 */
export function stepTowards(now: TileRange, wanted: TileRange, tiles: number): TileRange {
  const first = Math.max(now.first, wanted.first);
  const end = Math.min(now.end, wanted.end);
  if (first >= end) {
    const middle = Math.floor((wanted.first + wanted.end) / 2);
    return { first: middle, end: Math.min(wanted.end, middle + tiles) };
  }
  if (end < wanted.end) return { first, end: Math.min(wanted.end, end + tiles) };
  return { first: Math.max(wanted.first, first - tiles), end };
}

/** A frame that took no longer leaves room for more, one that took longer had too much to do. */
const QUICK_MS = 20;
const SLOW_MS = 34;
/** A row for each frame: quicker than any thumb. */
const TILES_MAX = 3;

/** How many tiles the next step brings, by how long the last one took. */
export function nextStep(tiles: number, tookMs: number): number {
  if (tookMs < QUICK_MS) return Math.min(TILES_MAX, tiles * 2);
  return tookMs > SLOW_MS ? Math.max(1, tiles >> 1) : tiles;
}

/** Their numbers in order, with one row more that must not go: whoever has the focus would lose it. */
export function listTiles(
  { first, end }: TileRange,
  kept: { readonly row: number | undefined; readonly columns: number; readonly count: number },
): number[] {
  const { row, columns, count } = kept;
  const tiles = Array.from({ length: Math.max(0, end - first) }, (_, place) => first + place);
  if (row === undefined) return tiles;
  const focused = Array.from({ length: columns }, (_, column) => row * columns + column);
  return [...new Set([...tiles, ...focused])]
    .filter((tile) => tile < count)
    .sort((left, right) => left - right);
}
