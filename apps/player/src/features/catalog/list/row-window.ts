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
const SCREENS_AROUND = 1;

/** The rows that must be in the document: those in sight, and a screen of them on either side. */
export function findRows({ scrolledPx, screenPx, rowPx, rowCount }: Sight): RowRange {
  const aroundPx = screenPx * SCREENS_AROUND;
  const last = Math.ceil((scrolledPx + screenPx + aroundPx) / rowPx);
  const end = Math.min(rowCount, Math.max(1, last));
  const first = Math.floor((scrolledPx - aroundPx) / rowPx);
  return { first: Math.max(0, Math.min(first, end - 1)), end };
}

/** Their numbers in order, with one more that must not go: whoever has the focus would lose it. */
export function listRows({ first, end }: RowRange, kept: number | undefined): number[] {
  const rows = Array.from({ length: Math.max(0, end - first) }, (_, place) => first + place);
  if (kept === undefined || (kept >= first && kept < end)) return rows;
  return kept < first ? [kept, ...rows] : [...rows, kept];
}
