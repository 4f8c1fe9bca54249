import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { CountChange, SeenKind } from './seen.ts';

/** Where nothing was before: earlier than any day that is asked for. */
const NEVER = '0001-01-01';

/** On which days members were seen lately; held until the transaction ends. */
export async function lockSeenDays(
  tx: Tx,
  { kind, memberIds }: { readonly kind: SeenKind; readonly memberIds: readonly string[] },
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ memberId: string; days: string[] }>`
    select member_id as "memberId", days::text[] as days from agents_seen_days
     where member_id = any(${memberIds}::uuid[]) and kind = ${kind}
     order by member_id for update`.execute(tx);
  return new Map(rows.map(({ memberId, days }) => [memberId, days]));
}

export async function writeSeenDays(
  tx: Tx,
  kind: SeenKind,
  seen: readonly { readonly memberId: string; readonly days: readonly string[] }[],
): Promise<void> {
  await sql`
    insert into agents_seen_days (member_id, kind, days)
    select "memberId", ${kind}, days
      from json_to_recordset(${JSON.stringify(seen)}::json) as seen("memberId" uuid, days date[])
    on conflict (member_id, kind) do update set days = excluded.days`.execute(tx);
}

/** Adds to the counts, all of them by one statement. */
export async function addToCounts(
  tx: Tx,
  kind: SeenKind,
  changes: readonly (Omit<CountChange, 'members'> & { readonly members: number })[],
): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ previous, ...change }) => ({
    ...change,
    previous: previous ?? NEVER,
  }));
  // What there is less of is there already: a row that would begin below nothing cannot be written.
  const added = sql`
    json_to_recordset(${JSON.stringify(rows)}::json)
      as added("agentId" uuid, day date, previous date, members integer)`;
  await sql`
    insert into agents_seen_counts as c (agent_id, kind, day, previous, members)
    select "agentId", ${kind}, day, previous, members from ${added} where members > 0
    on conflict (agent_id, kind, day, previous) do update
       set members = c.members + excluded.members`.execute(tx);
  await sql`
    update agents_seen_counts as c set members = c.members + added.members
      from ${added}
     where c.agent_id = added."agentId" and c.kind = ${kind} and c.day = added.day
       and c.previous = added.previous and added.members < 0`.execute(tx);
}

export type SeenOn = {
  readonly kind: SeenKind;
  readonly day: string;
  /** How many were seen on the day. */
  readonly members: number;
  /** How many of them for the first time since the period began. */
  readonly firsts: number;
};

/** How many of a team were seen in a period, day by day. */
export async function countSeen(
  tx: Tx,
  asked: { readonly agentId: string; readonly from: string; readonly to: string },
): Promise<SeenOn[]> {
  const { rows } = await sql<SeenOn>`
    select kind, day::text, sum(members)::int as members,
           coalesce(sum(members) filter (where previous < ${asked.from}::date), 0)::int as firsts
      from agents_seen_counts
     where agent_id = ${asked.agentId} and kind in ('LOGIN', 'BET', 'REGISTER')
       and day between ${asked.from}::date and ${asked.to}::date
     group by kind, day`.execute(tx);
  return rows;
}

/** How many of each upline's team some members are. */
export async function countAbove(
  tx: Tx,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ agentId: string; members: number }>`
    select upline as "agentId", count(*)::int as members
      from agents_nodes cross join unnest(line) as upline
     where member_id = any(${memberIds}::uuid[])
     group by upline`.execute(tx);
  return new Map(rows.map(({ agentId, members }) => [agentId, members]));
}
