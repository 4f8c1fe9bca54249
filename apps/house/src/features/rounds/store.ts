import type { GameKind } from '@maneki/contract/house/schemas';
import { type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/database';
import type { HouseRounds } from '#platform/generated/schema';
import type { KindFacts, OpenStatus, Round, RoundStatus, Win } from './round.ts';

export type RoundName = { readonly playerId: string; readonly id: string };

export const readRound = (row: Selectable<HouseRounds>): Round => ({
  kind: row.kind as GameKind,
  playerId: row.player_id,
  id: row.id,
  key: row.key,
  sessionId: row.session_id,
  merchant: row.merchant,
  vendor: row.vendor,
  gameId: row.game_id,
  currency: row.currency,
  stake: row.stake,
  win: row.win,
  wins: row.wins as Win[],
  model: row.model,
  modelVersion: row.model_version,
  bet: row.bet as KindFacts | null,
  outcome: row.outcome as KindFacts | null,
  isAlone: row.is_alone,
  seedId: row.seed_id,
  commitment: row.commitment,
  nonce: row.nonce,
  blocks: row.blocks,
  drawNo: row.draw_no,
  drawSeedId: row.draw_seed_id,
  drawCommitment: row.draw_commitment,
  hasJackpots: row.has_jackpots,
  tableRound: row.table_round,
  status: row.status as RoundStatus,
  reason: row.reason,
  isSeen: row.is_seen,
  placedAt: row.placed_at,
  // Of one that has not moved yet since it was placed.
  dueSince: row.due_since ?? row.placed_at,
  takenAt: row.taken_at,
  decidedAt: row.decided_at,
  attempts: row.attempts,
});

export type NewRound = Pick<
  Round,
  | 'kind'
  | 'playerId'
  | 'id'
  | 'key'
  | 'sessionId'
  | 'merchant'
  | 'vendor'
  | 'gameId'
  | 'currency'
  | 'stake'
  | 'win'
  | 'model'
  | 'modelVersion'
  | 'bet'
  | 'outcome'
  | 'isAlone'
  | 'seedId'
  | 'commitment'
  | 'nonce'
  | 'blocks'
  | 'hasJackpots'
  | 'tableRound'
  | 'placedAt'
>;

/** Writes rounds down; answers them in no order. */
export async function insertRounds(
  tx: Tx,
  rounds: readonly (NewRound & { readonly nextTryAt: Date })[],
): Promise<Round[]> {
  const rows = await tx
    .insertInto('house.rounds')
    .values(rounds.map(writeRound))
    .returningAll()
    .execute();
  return rows.map(readRound);
}

const writeRound = (round: NewRound & { readonly nextTryAt: Date }) => ({
  kind: round.kind,
  player_id: round.playerId,
  id: round.id,
  key: round.key,
  session_id: round.sessionId,
  merchant: round.merchant,
  vendor: round.vendor,
  game_id: round.gameId,
  currency: round.currency,
  stake: round.stake,
  win: round.win,
  model: round.model,
  model_version: round.modelVersion,
  bet: round.bet && JSON.stringify(round.bet),
  outcome: round.outcome && JSON.stringify(round.outcome),
  is_alone: round.isAlone,
  seed_id: round.seedId,
  commitment: round.commitment,
  nonce: round.nonce,
  blocks: round.blocks,
  has_jackpots: round.hasJackpots,
  table_round: round.tableRound,
  status: 'PLACED',
  placed_at: round.placedAt,
  next_try_at: round.nextTryAt,
});

export async function findRound(tx: Tx, { playerId, id }: RoundName): Promise<Round | undefined> {
  const row = await tx
    .selectFrom('house.rounds')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && readRound(row);
}

/** Holds a round that stands at a step until the transaction ends; undefined once it has moved on. */
export async function lockRound(
  tx: Tx,
  { playerId, id, status }: RoundName & { readonly status: OpenStatus },
): Promise<Round | undefined> {
  const row = await tx
    .selectFrom('house.rounds')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('id', '=', id)
    .where('status', '=', status)
    .forUpdate()
    .executeTakeFirst();
  return row && readRound(row);
}

/** The round of a wish, and one that stands alone and is not over: both keep another from beginning. */
export async function listObstacles(
  tx: Tx,
  { playerId, key, kind }: Pick<Round, 'playerId' | 'key' | 'kind'>,
): Promise<Round[]> {
  const rows = await tx
    .selectFrom('house.rounds')
    .selectAll()
    .where('player_id', '=', playerId)
    .where((column) =>
      column.or([
        column('key', '=', key),
        column.and([
          column('decided_at', 'is', null),
          column('is_alone', '=', true),
          column('kind', '=', kind),
        ]),
      ]),
    )
    .execute();
  return rows.map(readRound);
}

export type Move = {
  readonly status: RoundStatus;
  readonly now: Date;
  /** When somebody else may take it up; nothing for a round that is over. */
  readonly nextTryAt?: Date;
  readonly win?: bigint;
  readonly wins?: readonly Win[];
  readonly reason?: string;
  readonly draw?: {
    readonly drawNo: bigint;
    readonly seedId: string;
    readonly commitment: string;
  };
  readonly isTaken?: boolean;
  readonly isSeen?: boolean;
};

/** Moves a round on from a step; undefined when somebody else has done so. */
export async function moveRound(
  tx: Tx,
  { playerId, id, status }: Pick<Round, 'playerId' | 'id' | 'status'>,
  move: Move,
): Promise<Round | undefined> {
  const row = await tx
    .updateTable('house.rounds')
    .set({
      status: move.status,
      next_try_at: move.nextTryAt ?? null,
      decided_at: move.nextTryAt ? null : move.now,
      attempts: 0,
      due_since: move.now,
      ...(move.win === undefined ? {} : { win: move.win }),
      ...(move.wins === undefined ? {} : { wins: JSON.stringify(move.wins) }),
      ...(move.reason === undefined ? {} : { reason: move.reason }),
      ...(move.draw ? columnsOf(move.draw) : {}),
      ...(move.isTaken ? { taken_at: move.now } : {}),
      ...(move.isSeen ? { is_seen: true } : {}),
    })
    .where('player_id', '=', playerId)
    .where('id', '=', id)
    .where('status', '=', status)
    .returningAll()
    .executeTakeFirst();
  return row && readRound(row);
}

const columnsOf = ({ drawNo, seedId, commitment }: NonNullable<Move['draw']>) => ({
  draw_no: drawNo,
  draw_seed_id: seedId,
  draw_commitment: commitment,
});

/** Puts a round off. */
export async function scheduleRound(
  tx: Tx,
  { playerId, id, nextTryAt }: RoundName & { readonly nextTryAt: Date },
): Promise<void> {
  await tx
    .updateTable('house.rounds')
    .set((column) => ({ next_try_at: nextTryAt, attempts: column('attempts', '+', 1) }))
    .where('player_id', '=', playerId)
    .where('id', '=', id)
    .where('decided_at', 'is', null)
    .execute();
}

/** Takes rounds that nobody drives: each by one node only, for as long as a lease. */
export async function claimDue(
  tx: Tx,
  {
    now,
    leaseUntil,
    isShared,
    limit,
  }: {
    readonly now: Date;
    readonly leaseUntil: Date;
    /** Bets on what many share, or rounds of one player's own. */
    readonly isShared: boolean;
    readonly limit: number;
  },
): Promise<Round[]> {
  const ofKind = isShared ? sql`table_round is not null` : sql`table_round is null`;
  const { rows } = await sql<Selectable<HouseRounds>>`
    with due as (
      select player_id, id from house.rounds
       where next_try_at <= ${now} and ${ofKind}
       order by next_try_at limit ${limit} for update skip locked)
    update house.rounds as r set next_try_at = ${leaseUntil}
      from due where r.player_id = due.player_id and r.id = due.id
    returning r.*`.execute(tx);
  return rows.map(readRound);
}

/** Whether a player has a round that is not over and follows from their own seeds. */
export async function hasOpenRound(tx: Tx, playerId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('house.rounds')
    .select('id')
    .where('player_id', '=', playerId)
    .where('table_round', 'is', null)
    .where('decided_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
