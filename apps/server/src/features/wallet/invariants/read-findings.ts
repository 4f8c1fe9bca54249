import type { Findings } from './invariant.ts';

/** Rows of a question about the books: each with the number of all of them. */
export function readFindings(
  rows: readonly { readonly count: bigint; readonly place: string; readonly what: string }[],
): Findings {
  return {
    count: Number(rows[0]?.count ?? 0n),
    first: rows.map(({ place, what }) => ({ place, what })),
  };
}
