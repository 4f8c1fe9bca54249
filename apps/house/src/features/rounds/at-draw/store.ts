import { type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/database';
import type { HouseRounds } from '#platform/generated/schema';
import type { Round } from '../round.ts';
import { readRound } from '../store.ts';

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
