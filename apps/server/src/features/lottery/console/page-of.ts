type Page = { readonly cursor?: string | undefined; readonly size: number };

/** A page of what is at hand as a whole: what follows the row that the cursor names. */
export function pageOf<Row>(
  all: readonly Row[],
  keyOf: (row: Row) => string,
  { cursor, size }: Page,
): { rows: Row[]; next: string | null } {
  const last = cursor === undefined ? -1 : all.findIndex((row) => keyOf(row) === cursor);
  const rows = all.slice(last + 1, last + 1 + size);
  const hasMore = last + 1 + size < all.length;
  return { rows, next: hasMore ? keyOf(rows.at(-1)!) : null };
}
