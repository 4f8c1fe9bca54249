import { type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/database';
import type { HouseRounds } from '#platform/generated/schema';
import type { Round } from '../round.ts';
import { type RoundName, readRound } from '../store.ts';

/** What a session has cost and brought so far, as far as it is settled. */
export async function sumSession(
  tx: Tx,
  { playerId, sessionId }: { readonly playerId: string; readonly sessionId: string },
): Promise<{ readonly staked: bigint; readonly won: bigint }> {
  const { rows } = await sql<{ staked: bigint; won: bigint }>`
    select coalesce(sum(stake), 0)::bigint as staked, coalesce(sum(win), 0)::bigint as won
      from house.rounds
     where player_id = ${playerId} and session_id = ${sessionId} and status = 'SETTLED'
  `.execute(tx);
  return rows[0]!;
}

export async function listRounds(
  tx: Tx,
  wanted: {
    readonly playerId: string;
    readonly gameId: string;
    readonly currency: string;
    readonly before: string | undefined;
    readonly limit: number;
    /** Only those that are over, or only those that are not. */
    readonly isDecided?: boolean | undefined;
  },
): Promise<Round[]> {
  let query = tx
    .selectFrom('house.rounds')
    .selectAll()
    .where('player_id', '=', wanted.playerId)
    .where('game_id', '=', wanted.gameId)
    .where('currency', '=', wanted.currency)
    .where('status', '<>', 'DECLINED')
    .orderBy('id', 'desc')
    .limit(wanted.limit);
  if (wanted.before !== undefined) query = query.where('id', '<', wanted.before);
  if (wanted.isDecided !== undefined)
    query = query.where('decided_at', wanted.isDecided ? 'is not' : 'is', null);
  return (await query.execute()).map(readRound);
}

/** Rounds by their names, of any players. */
export async function listNamed(tx: Tx, names: readonly RoundName[]): Promise<Round[]> {
  if (names.length === 0) return [];
  const players = names.map(({ playerId }) => playerId);
  const ids = names.map(({ id }) => id);
  const { rows } = await sql<Selectable<HouseRounds>>`
    select r.* from house.rounds as r
     where (r.player_id, r.id) in (select * from unnest(${players}::uuid[], ${ids}::uuid[]))
  `.execute(tx);
  return rows.map(readRound);
}

/** Rounds that ended in a while, in the order of their ids. */
export async function listDecided(
  tx: Tx,
  wanted: { from: Date; to: Date; after: Round | undefined; limit: number },
): Promise<Round[]> {
  let query = tx
    .selectFrom('house.rounds')
    .selectAll()
    .where('decided_at', '>=', wanted.from)
    .where('decided_at', '<', wanted.to)
    .orderBy('id')
    .limit(wanted.limit);
  if (wanted.after) query = query.where('id', '>', wanted.after.id);
  return (await query.execute()).map(readRound);
}
