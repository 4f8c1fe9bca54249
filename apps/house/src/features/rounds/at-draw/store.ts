import { type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/database';
import type { HouseRounds } from '#platform/generated/schema';
import type { Due } from '../at-table/store.ts';
import type { Round } from '../round.ts';
import { type RoundName, readRound } from '../store.ts';

type OnIssue = { readonly gameId: string; readonly no: number };

/** A page of the slips on an issue, oldest first; those after one, where it is named. */
export async function listSlipsOn(
  tx: Tx,
  { gameId, no, after, limit }: OnIssue & { after: string | undefined; limit: number },
): Promise<Round[]> {
  const { rows } = await sql<Selectable<HouseRounds>>`
    select r.* from house.rounds as r
     where r.game_id = ${gameId} and r.table_round = ${no}
       and (${after ?? null}::uuid is null or r.id > ${after ?? null}::uuid)
     order by r.id limit ${limit}`.execute(tx);
  return rows.map(readRound);
}

export type PlaySum = {
  readonly play: string;
  readonly currency: string;
  readonly tickets: number;
  readonly stake: bigint;
  readonly win: bigint;
};

/** What was staked on each play of an issue and paid for it, by currency, in ledger units. */
export async function sumPlays(tx: Tx, { gameId, no }: OnIssue): Promise<PlaySum[]> {
  const { rows } = await sql<PlaySum>`
    select t.ticket ->> 'play' as play, r.currency, count(*)::integer as tickets,
           sum((t.ticket ->> 'stake')::numeric * 10000)::bigint as stake,
           coalesce(sum((r.outcome -> 'payouts' ->> (t.place - 1)::integer)::numeric * 10000), 0)::bigint as win
      from house.rounds as r
      cross join lateral jsonb_array_elements(r.bet -> 'tickets') with ordinality as t (ticket, place)
     where r.game_id = ${gameId} and r.table_round = ${no} and r.status in ('TAKEN', 'PAYING', 'SETTLED')
     group by t.ticket ->> 'play', r.currency`.execute(tx);
  return rows;
}

/** Further bets of the same players on the same round that took a stake. */
export async function listBetsBeside(
  tx: Tx,
  { gameId, no, bets }: OnIssue & { readonly bets: readonly Pick<Round, 'playerId' | 'id'>[] },
): Promise<Round[]> {
  if (bets.length === 0) return [];
  const players = [...new Set(bets.map(({ playerId }) => playerId))];
  const { rows } = await sql<Selectable<HouseRounds>>`
    select r.* from house.rounds as r
     where r.game_id = ${gameId} and r.table_round = ${no}
       and r.player_id = any(${players}::uuid[]) and r.status in ('TAKEN', 'PAYING', 'SETTLED')
       and not r.id = any(${bets.map(({ id }) => id)}::uuid[])`.execute(tx);
  return rows.map(readRound);
}

/** Has stakes of named bets given back that are ours and not settled. Answers the bets. */
export async function undoNamed(
  tx: Tx,
  wanted: {
    readonly names: readonly RoundName[];
    readonly reason: string;
    readonly due: Due;
  },
): Promise<Round[]> {
  if (wanted.names.length === 0) return [];
  const players = wanted.names.map(({ playerId }) => playerId);
  const ids = wanted.names.map(({ id }) => id);
  const { rows } = await sql<Selectable<HouseRounds>>`
    update house.rounds as r
       set status = 'UNDOING', reason = ${wanted.reason}, next_try_at = ${wanted.due.nextTryAt},
           attempts = 0, due_since = ${wanted.due.now}
     where (r.player_id, r.id) in (select * from unnest(${players}::uuid[], ${ids}::uuid[]))
       and r.status = 'TAKEN'
    returning r.*`.execute(tx);
  return rows.map(readRound);
}

/**
 * Bets that were won or lost by another result than the one that stands now, player by player; those behind the one
 * that was looked at last.
 */
export async function lockMispaid(
  tx: Tx,
  wanted: OnIssue & {
    readonly result: unknown;
    readonly after: RoundName | undefined;
    readonly limit: number;
  },
): Promise<Round[]> {
  const { gameId, no, after } = wanted;
  const { rows } = await sql<Selectable<HouseRounds>>`
    select r.* from house.rounds as r
     where r.game_id = ${gameId} and r.table_round = ${no} and r.status in ('PAYING', 'SETTLED')
       and r.outcome -> 'result' <> ${JSON.stringify(wanted.result)}::jsonb
       and (${after?.id ?? null}::uuid is null
            or (r.player_id, r.id) > (${after?.playerId ?? null}::uuid, ${after?.id ?? null}::uuid))
     order by r.player_id, r.id limit ${wanted.limit} for update`.execute(tx);
  return rows.map(readRound);
}

/** Writes what became of the wins of a bet that is over. */
export async function putWins(
  tx: Tx,
  { playerId, id, wins }: Pick<Round, 'playerId' | 'id' | 'wins'>,
): Promise<void> {
  await tx
    .updateTable('house.rounds')
    .set({ wins: JSON.stringify(wins) })
    .where('player_id', '=', playerId)
    .where('id', '=', id)
    .where('status', '=', 'SETTLED')
    .execute();
}
