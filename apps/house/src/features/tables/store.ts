import { type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/database';
import type { HouseTables } from '#platform/generated/schema';
import type { Table } from './table.ts';

const readTable = (row: Selectable<HouseTables>): Table => ({
  gameId: row.game_id,
  kind: row.kind,
  version: row.version,
  roundNo: row.round_no,
  runner: row.runner,
  leaseUntil: row.lease_until,
  isPaused: row.is_paused,
});

/** Writes a table down that is here for the first time. */
export async function keepTable(
  tx: Tx,
  { gameId, kind }: Pick<Table, 'gameId' | 'kind'>,
): Promise<void> {
  await tx
    .insertInto('house.tables')
    .values({ game_id: gameId, kind })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function listTables(tx: Tx): Promise<Table[]> {
  const rows = await tx.selectFrom('house.tables').selectAll().orderBy('game_id').execute();
  return rows.map(readTable);
}

/**
 * Takes or keeps the lease of a table: while it is fresh nobody else runs it. Answers nothing when
 * somebody else has it.
 */
export async function claimTable(
  tx: Tx,
  claim: { gameId: string; runner: string; now: Date; until: Date },
): Promise<Table | undefined> {
  const { gameId, runner, now, until } = claim;
  const row = await tx
    .updateTable('house.tables')
    .set({ runner, lease_until: until })
    .where('game_id', '=', gameId)
    .where((column) =>
      column.or([
        column('runner', 'is', null),
        column('runner', '=', runner),
        column('lease_until', '<', now),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
  return row && readTable(row);
}

/** Gives a lease back, so that another node need not wait until it is over, and may go on with the round. */
export async function releaseTable(
  tx: Tx,
  { gameId, runner }: { readonly gameId: string; readonly runner: string },
): Promise<void> {
  await tx
    .updateTable('house.tables')
    .set({ runner: null, lease_until: null })
    .where('game_id', '=', gameId)
    .where('runner', '=', runner)
    .execute();
  await tx
    .updateTable('house.coups')
    .set({ runner: null })
    .where('game_id', '=', gameId)
    .where('runner', '=', runner)
    .where('status', 'in', ['BETTING', 'CLOSED'])
    .execute();
}

/** Holds a table for its runner until the transaction ends; nothing once somebody else runs it. */
export async function holdTable(
  tx: Tx,
  { gameId, runner }: { readonly gameId: string; readonly runner: string },
): Promise<Table | undefined> {
  const row = await tx
    .selectFrom('house.tables')
    .selectAll()
    .where('game_id', '=', gameId)
    .where('runner', '=', runner)
    .forUpdate()
    .executeTakeFirst();
  return row && readTable(row);
}

/** Holds a table, whoever runs it, so that its runner waits. */
export async function holdForDesk(tx: Tx, gameId: string): Promise<void> {
  await tx
    .selectFrom('house.tables')
    .select('game_id')
    .where('game_id', '=', gameId)
    .forUpdate()
    .execute();
}

/** Tells that something has happened at a table; answers the count of all that has. */
export async function raiseVersion(tx: Tx, gameId: string): Promise<number> {
  const { version } = await tx
    .updateTable('house.tables')
    .set((column) => ({ version: column('version', '+', 1) }))
    .where('game_id', '=', gameId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

export async function setPaused(
  tx: Tx,
  { gameId, isPaused }: { readonly gameId: string; readonly isPaused: boolean },
): Promise<Table | undefined> {
  const row = await tx
    .updateTable('house.tables')
    .set((column) => ({ is_paused: isPaused, version: column('version', '+', 1) }))
    .where('game_id', '=', gameId)
    .returningAll()
    .executeTakeFirst();
  return row && readTable(row);
}

export async function findTable(tx: Tx, gameId: string): Promise<Table | undefined> {
  const row = await tx
    .selectFrom('house.tables')
    .selectAll()
    .where('game_id', '=', gameId)
    .executeTakeFirst();
  return row && readTable(row);
}

/** What tables show besides their steps: who is at which version, and what lies on the spots. */
export async function listShown(
  tx: Tx,
): Promise<
  { gameId: string; version: number; roundNo: number; staked: string; players: number }[]
> {
  const { rows } = await sql<{
    gameId: string;
    version: number;
    roundNo: number;
    staked: string;
    players: number;
  }>`
    select t.game_id as "gameId", t.version, t.round_no as "roundNo",
           coalesce(r.staked::text, '{}') as staked, coalesce(r.players, 0) as players
      from house.tables as t
      left join house.coups as r on r.game_id = t.game_id and r.no = t.round_no
  `.execute(tx);
  return rows;
}
