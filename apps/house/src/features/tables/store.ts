import { type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/database';
import type { HouseCoups, HouseTables } from '#platform/generated/schema';
import type { Outcome, Table, TableRound, TableRoundStatus } from './table.ts';

const readTable = (row: Selectable<HouseTables>): Table => ({
  gameId: row.game_id,
  kind: row.kind,
  version: row.version,
  roundNo: row.round_no,
  runner: row.runner,
  leaseUntil: row.lease_until,
  isPaused: row.is_paused,
});

const readRound = (row: Selectable<HouseCoups>): TableRound => ({
  gameId: row.game_id,
  no: row.no,
  shoeNo: row.shoe_no,
  place: row.place,
  status: row.status as TableRoundStatus,
  runner: row.runner,
  staked: Object.fromEntries(
    Object.entries(row.staked as Record<string, string>).map(([spot, units]) => [
      spot,
      BigInt(units),
    ]),
  ),
  bets: row.bets as Record<string, number>,
  players: row.players,
  outcome: row.outcome as Outcome | null,
  openedAt: row.opened_at,
  closesAt: row.closes_at,
  closedAt: row.closed_at,
  dealtAt: row.dealt_at,
  settledAt: row.settled_at,
  reason: row.reason,
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

/** Goes on with a round that its runner has left to whoever comes next. */
export async function adoptRound(tx: Tx, { gameId, no }: RoundName, runner: string): Promise<void> {
  await tx
    .updateTable('house.coups')
    .set({ runner })
    .where('game_id', '=', gameId)
    .where('no', '=', no)
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

type RoundName = { readonly gameId: string; readonly no: number };

export async function findTableRound(
  tx: Tx,
  { gameId, no }: RoundName,
): Promise<TableRound | undefined> {
  const row = await tx
    .selectFrom('house.coups')
    .selectAll()
    .where('game_id', '=', gameId)
    .where('no', '=', no)
    .executeTakeFirst();
  return row && readRound(row);
}

/** Holds a round, so that bets and its closing come one after the other. */
export async function lockTableRound(
  tx: Tx,
  { gameId, no }: RoundName,
): Promise<TableRound | undefined> {
  const row = await tx
    .selectFrom('house.coups')
    .selectAll()
    .where('game_id', '=', gameId)
    .where('no', '=', no)
    .forUpdate()
    .executeTakeFirst();
  return row && readRound(row);
}

/** The newest rounds of a table, newest first, of one shoe or of any. */
export async function listTableRounds(
  tx: Tx,
  wanted: {
    readonly gameId: string;
    readonly shoeNo?: number;
    readonly before?: number | undefined;
    readonly limit: number;
  },
): Promise<TableRound[]> {
  let query = tx
    .selectFrom('house.coups')
    .selectAll()
    .where('game_id', '=', wanted.gameId)
    .orderBy('no', 'desc')
    .limit(wanted.limit);
  if (wanted.shoeNo !== undefined) query = query.where('shoe_no', '=', wanted.shoeNo);
  if (wanted.before !== undefined) query = query.where('no', '<', wanted.before);
  return (await query.execute()).map(readRound);
}

export async function insertTableRound(
  tx: Tx,
  round: Pick<
    TableRound,
    'gameId' | 'no' | 'shoeNo' | 'place' | 'runner' | 'openedAt' | 'closesAt'
  >,
): Promise<void> {
  await tx
    .insertInto('house.coups')
    .values({
      game_id: round.gameId,
      no: round.no,
      shoe_no: round.shoeNo,
      place: round.place,
      status: 'BETTING',
      runner: round.runner,
      opened_at: round.openedAt,
      closes_at: round.closesAt,
    })
    .execute();
  await tx
    .updateTable('house.tables')
    .set({ round_no: round.no })
    .where('game_id', '=', round.gameId)
    .execute();
}

export type RoundMove = {
  readonly status: TableRoundStatus;
  readonly now: Date;
  readonly outcome?: Outcome;
  readonly reason?: string;
};

const TIME_OF = {
  BETTING: null,
  CLOSED: 'closed_at',
  DEALT: 'dealt_at',
  SETTLED: 'settled_at',
  VOIDED: 'settled_at',
} as const;

/** Moves a round on from a step; false when somebody else has done so. */
export async function moveTableRound(
  tx: Tx,
  { gameId, no, status }: RoundName & Pick<TableRound, 'status'>,
  move: RoundMove,
): Promise<boolean> {
  const at = TIME_OF[move.status];
  const { numUpdatedRows } = await tx
    .updateTable('house.coups')
    .set({
      status: move.status,
      ...(at ? { [at]: move.now } : {}),
      ...(move.outcome ? { outcome: JSON.stringify(move.outcome) } : {}),
      ...(move.reason ? { reason: move.reason } : {}),
    })
    .where('game_id', '=', gameId)
    .where('no', '=', no)
    .where('status', '=', status)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Writes what lies on the spots of a round that the caller holds. */
export async function putStakes(
  tx: Tx,
  {
    gameId,
    no,
    staked,
    bets,
    players,
  }: RoundName & Pick<TableRound, 'staked' | 'bets' | 'players'>,
): Promise<void> {
  const units = Object.fromEntries(
    Object.entries(staked).map(([spot, units]) => [spot, String(units)]),
  );
  await tx
    .updateTable('house.coups')
    .set({ staked: JSON.stringify(units), bets: JSON.stringify(bets), players })
    .where('game_id', '=', gameId)
    .where('no', '=', no)
    .execute();
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
