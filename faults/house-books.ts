import { HOUSE_PROVIDER } from '@maneki/server/features/catalog/index';
import type { Database } from '@maneki/server/platform/database/database';
import { sql } from 'kysely';
import { PLAYER_LIKE, WALLET } from '../bench/players.ts';

const TOLD_MAX = 10;

type Pair = {
  readonly id: string;
  readonly status: string | null;
  readonly stake: bigint | null;
  readonly win: bigint | null;
  readonly tickets: number;
  readonly ticketStatus: string | null;
  readonly ticketStake: bigint | null;
  readonly payout: bigint | null;
  /** What the round's transfers took from the player's wallet and put into it. */
  readonly taken: bigint;
  readonly given: bigint;
};

export type HouseBooks = {
  readonly counts: ReadonlyMap<string, number>;
  readonly wrong: readonly string[];
};

/** Compares the house's rounds with the platform's tickets and transfers, and with what players have. */
export async function compareHouseBooks(
  database: Database,
  { opening }: { readonly opening: bigint },
): Promise<HouseBooks> {
  const counts = new Map<string, number>();
  const wrong: string[] = [];
  for (const pair of await readPairs(database)) {
    const status = pair.status ?? 'UNKNOWN';
    counts.set(status, (counts.get(status) ?? 0) + 1);
    const complaint = complain(pair);
    if (complaint) wrong.push(`round ${pair.id}: ${complaint}`);
  }
  for (const { memberId, available, expected } of await readBalances(database, opening))
    if (available !== expected)
      wrong.push(`${memberId} has ${available} where the rounds come to ${expected}`);
  return { counts, wrong: wrong.slice(0, TOLD_MAX) };
}

function complain(pair: Pair): string | undefined {
  const { status, stake, win, tickets, ticketStatus, ticketStake, payout, taken, given } = pair;
  if (status === null) return 'the platform has a ticket of it, and the house no round';
  if (tickets > 1) return `${tickets} tickets`;
  if (status === 'SETTLED') {
    if (tickets === 0) return 'settled, and the platform knows nothing of it';
    if (ticketStake !== stake || payout !== win)
      return `settled with ${stake} and ${win}, the ticket says ${ticketStake} and ${payout}`;
    const isMoved = taken === stake && given === win;
    return isMoved ? undefined : `settled, and ${taken} were taken and ${given} given`;
  }
  if (status !== 'VOIDED' && status !== 'DECLINED') return `${status}, and nobody ended it`;
  if (tickets === 1 && ticketStatus !== 'CANCELLED') return `${status}, its ticket ${ticketStatus}`;
  return taken === given ? undefined : `${status}, and ${taken} were taken and ${given} given`;
}

async function readPairs(database: Database): Promise<Pair[]> {
  const { rows } = await database.statement((tx) =>
    sql<Pair>`
      with tickets as (
        select member_id, round_id, count(*)::int as tickets, min(status) as status,
               sum(stake)::bigint as stake, sum(payout)::bigint as payout
          from play_tickets where provider_code = ${HOUSE_PROVIDER}
           and member_id::text like ${PLAYER_LIKE} group by member_id, round_id),
      moved as (
        select member_id, left(key, 36) as round_id,
               coalesce(sum(amount) filter (where debit = wallet), 0)::bigint as taken,
               coalesce(sum(amount) filter (where credit = wallet), 0)::bigint as given
          from wallet_transfers
         where source = ${HOUSE_PROVIDER} and outcome = 'DONE'
           and member_id::text like ${PLAYER_LIKE} group by 1, 2)
      select coalesce(r.id::text, t.round_id) as id, r.status, r.stake, r.win,
             coalesce(t.tickets, 0) as tickets, t.status as "ticketStatus",
             t.stake as "ticketStake", t.payout,
             coalesce(m.taken, 0)::bigint as taken, coalesce(m.given, 0)::bigint as given
        from house.rounds as r
        full join tickets as t on t.member_id = r.player_id and t.round_id = r.id::text
        left join moved as m
          on m.member_id = coalesce(r.player_id, t.member_id)
         and m.round_id = coalesce(r.id::text, t.round_id)`.execute(tx),
  );
  return rows;
}

async function readBalances(database: Database, opening: bigint) {
  const { rows } = await database.statement((tx) =>
    sql<{ memberId: string; available: bigint; expected: bigint }>`
      select a.member_id as "memberId", a.available,
             (${opening}::bigint + coalesce(sum(r.win - r.stake), 0))::bigint as expected
        from wallet_accounts as a
        left join house.rounds as r on r.player_id = a.member_id and r.status = 'SETTLED'
       where a.member_id::text like ${PLAYER_LIKE} and a.code = ${WALLET}
       group by a.member_id, a.available`.execute(tx),
  );
  return rows;
}
