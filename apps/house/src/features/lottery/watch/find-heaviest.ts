import { type Book, type IssueName, listHeaviest } from '#features/draws';
import type { Tx } from '#platform/database';

/** Tells of issues what their heaviest number carries in a book. */
export async function findHeaviest(
  tx: Tx,
  issues: readonly IssueName[],
): Promise<(issue: IssueName, book: Book) => bigint> {
  const keyOf = ({ gameId, no }: IssueName, book: Book) => `${gameId} ${no} ${book}`;
  const rows = await listHeaviest(tx, issues);
  const loads = new Map(rows.map(({ book, load, ...issue }) => [keyOf(issue, book), load]));
  return (issue, book) => loads.get(keyOf(issue, book)) ?? 0n;
}
