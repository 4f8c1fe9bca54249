/** The only SQL of lottery. Each function takes the transaction that it runs in first, as `tx`. */
import type { Selectable } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Schema } from '#platform/database/generated/schema';
import type { EntryName, ResultEntry } from './results/entry.ts';

const readEntry = (row: Selectable<Schema['lottery_result_entries']>): ResultEntry => ({
  gameId: row.game_id,
  no: row.issue_no,
  result: row.result as readonly string[],
  by: row.entered_by,
  byName: row.entered_by_name,
  at: row.entered_at,
  differedByName: row.differed_by_name,
  differedAt: row.differed_at,
  confirmedByName: row.confirmed_by_name,
});

export async function findEntry(
  tx: Tx,
  { gameId, no }: EntryName,
): Promise<ResultEntry | undefined> {
  const row = await tx
    .selectFrom('lottery_result_entries')
    .selectAll()
    .where('game_id', '=', gameId)
    .where('issue_no', '=', no)
    .executeTakeFirst();
  return row && readEntry(row);
}

/** Nobody else types into it until the transaction ends. */
export async function lockEntry(
  tx: Tx,
  { gameId, no }: EntryName,
): Promise<ResultEntry | undefined> {
  const row = await tx
    .selectFrom('lottery_result_entries')
    .selectAll()
    .where('game_id', '=', gameId)
    .where('issue_no', '=', no)
    .forUpdate()
    .executeTakeFirst();
  return row && readEntry(row);
}

export async function listEntries(tx: Tx, names: readonly EntryName[]): Promise<ResultEntry[]> {
  if (names.length === 0) return [];
  const rows = await tx
    .selectFrom('lottery_result_entries')
    .selectAll()
    .where((column) =>
      column.or(
        names.map(({ gameId, no }) =>
          column.and([column('game_id', '=', gameId), column('issue_no', '=', no)]),
        ),
      ),
    )
    .execute();
  return rows.map(readEntry);
}

type Typed = EntryName & Pick<ResultEntry, 'result' | 'by' | 'byName' | 'at'>;

const writeTyped = ({ result, by, byName, at }: Typed) => ({
  result: JSON.stringify(result),
  entered_by: by,
  entered_by_name: byName,
  entered_at: at,
});

/** Keeps what was typed first; false where somebody was before. */
export async function insertEntry(tx: Tx, entry: Typed): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('lottery_result_entries')
    .values({ game_id: entry.gameId, issue_no: entry.no, ...writeTyped(entry) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** What counts from now on as typed first. */
export async function replaceEntry(tx: Tx, entry: Typed): Promise<void> {
  await tx
    .updateTable('lottery_result_entries')
    .set({ ...writeTyped(entry), differed_by_name: null, differed_at: null })
    .where('game_id', '=', entry.gameId)
    .where('issue_no', '=', entry.no)
    .execute();
}

export async function markDiffering(
  tx: Tx,
  { gameId, no, byName, now }: EntryName & { readonly byName: string; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('lottery_result_entries')
    .set({ differed_by_name: byName, differed_at: now })
    .where('game_id', '=', gameId)
    .where('issue_no', '=', no)
    .execute();
}

export async function confirmEntry(
  tx: Tx,
  {
    gameId,
    no,
    by,
    byName,
    now,
  }: EntryName & { readonly by: string; readonly byName: string; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('lottery_result_entries')
    .set({ confirmed_by: by, confirmed_by_name: byName, confirmed_at: now })
    .where('game_id', '=', gameId)
    .where('issue_no', '=', no)
    .execute();
}
