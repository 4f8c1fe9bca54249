import { sql } from 'kysely';
import type { TestHouse } from '#testing/test-house';

/** A slip in the books of both: the house's round, and what the platform took and gave for it. */
export type Booked = {
  readonly id: string;
  readonly key: string;
  readonly gameId: string;
  readonly no: number;
  readonly status: string;
  readonly stake: bigint;
  readonly win: bigint;
  /** The platform's own tickets of it, and what they say. */
  readonly tickets: number;
  readonly ticketStatus: string | null;
  readonly ticketStake: bigint;
  readonly payout: bigint;
  readonly taken: bigint;
  readonly given: bigint;
  /** How many transfers took something, and how many gave. */
  readonly takes: number;
  readonly gives: number;
};

/** Every slip of the house by its key. */
export async function readBooks({ database }: TestHouse): Promise<ReadonlyMap<string, Booked>> {
  const { rows } = await database.statement((tx) =>
    sql<Booked>`
      with tickets as (
        select round_id, count(*)::integer as tickets, min(status) as status,
               sum(stake)::bigint as stake, sum(payout)::bigint as payout
          from public.play_tickets where provider_code = 'house' group by round_id),
      moved as (
        select left(key, 36) as round_id,
               coalesce(sum(amount) filter (where debit = wallet), 0)::bigint as taken,
               coalesce(sum(amount) filter (where credit = wallet), 0)::bigint as given,
               (count(*) filter (where debit = wallet and amount > 0))::integer as takes,
               (count(*) filter (where credit = wallet and amount > 0))::integer as gives
          from public.wallet_transfers where source = 'house' and outcome = 'DONE' group by 1)
      select r.id, r.key, r.game_id as "gameId", r.table_round as no, r.status, r.stake, r.win,
             coalesce(t.tickets, 0) as tickets, t.status as "ticketStatus",
             coalesce(t.stake, 0)::bigint as "ticketStake", coalesce(t.payout, 0)::bigint as payout,
             coalesce(m.taken, 0)::bigint as taken, coalesce(m.given, 0)::bigint as given,
             coalesce(m.takes, 0) as takes, coalesce(m.gives, 0) as gives
        from house.rounds as r
        left join tickets as t on t.round_id = r.id::text
        left join moved as m on m.round_id = r.id::text
       where r.kind = 'lottery'`.execute(tx),
  );
  return new Map(rows.map((row) => [row.key, row]));
}

/** What is wrong with the money of a slip, by its own books alone. */
export function complainOf(slip: Booked): string | undefined {
  const { status, stake, win, tickets, takes, gives, taken, given } = slip;
  const moved = `${takes} times ${taken} taken, ${gives} times ${given} given`;
  if (status === 'SETTLED') {
    const isPaidOnce =
      takes === 1 && taken === stake && gives === (win > 0n ? 1 : 0) && given === win;
    if (!isPaidOnce) return `settled with ${stake} and ${win}: ${moved}`;
    const isTold = tickets === 1 && slip.ticketStake === stake && slip.payout === win;
    return isTold
      ? undefined
      : `settled, and the platform has ${tickets} tickets of ${slip.payout}`;
  }
  if (status !== 'VOIDED' && status !== 'DECLINED') return `${status}, and nobody ended it`;
  if (tickets === 1 && slip.ticketStatus !== 'CANCELLED') return `${status}: ${slip.ticketStatus}`;
  return taken === given && takes <= 1 && gives <= 1 ? undefined : `${status}: ${moved}`;
}
