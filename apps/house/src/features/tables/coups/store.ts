import type { Selectable } from 'kysely';
import type { Tx } from '#platform/database';
import type { HouseCoups } from '#platform/generated/schema';
import type { Outcome, TableRound, TableRoundStatus } from '../table.ts';

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

type RoundName = { readonly gameId: string; readonly no: number };

const roundOf = (tx: Tx, { gameId, no }: RoundName) =>
  tx.selectFrom('house.coups').selectAll().where('game_id', '=', gameId).where('no', '=', no);

export async function findTableRound(tx: Tx, name: RoundName): Promise<TableRound | undefined> {
  const row = await roundOf(tx, name).executeTakeFirst();
  return row && readRound(row);
}

/** Holds a round, so that bets and its closing come one after the other. */
export async function lockTableRound(tx: Tx, name: RoundName): Promise<TableRound | undefined> {
  const row = await roundOf(tx, name).forUpdate().executeTakeFirst();
  return row && readRound(row);
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
