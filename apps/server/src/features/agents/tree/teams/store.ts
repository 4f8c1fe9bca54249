import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/database/database';

/** Somebody with the way up. */
export type Placed = { readonly memberId: string; readonly line: readonly string[] };

/** The way up of the node `n` as it was on a business day: what was done then belongs to whoever stood above. */
export const lineOnDay = (day: string): RawBuilder<string[]> => sql`
  case when n.since > ${day}::date
       then coalesce((select past.line from agents_past_places as past
                       where past.member_id = n.member_id and past.until > ${day}::date
                       order by past.until limit 1), n.line)
       else n.line end`;

/** A merchant's members with their ways up on a business day, after one that was read last. */
export async function listPlacedPage(
  tx: Tx,
  asked: {
    readonly merchantCode: string;
    readonly day: string;
    readonly after: string | null;
    readonly limit: number;
  },
): Promise<Placed[]> {
  const { rows } = await sql<Placed>`
    select n.member_id as "memberId", ${lineOnDay(asked.day)} as line
      from agents_nodes as n
     where n.merchant_code = ${asked.merchantCode}
       and (${asked.after}::uuid is null or n.member_id > ${asked.after}::uuid)
     order by n.member_id limit ${asked.limit}`.execute(tx);
  return rows;
}

/** Everybody below an agent, however far. */
export async function listTeam(tx: Tx, agentId: string): Promise<string[]> {
  const { rows } = await sql<{ memberId: string }>`
    select member_id as "memberId" from agents_nodes
     where line @> array[${agentId}::uuid]`.execute(tx);
  return rows.map(({ memberId }) => memberId);
}

/** Who is directly below an agent, after one that was read last. */
export async function listDirectPage(
  tx: Tx,
  asked: { readonly agentId: string; readonly after: string | null; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ memberId: string }>`
    select member_id as "memberId" from agents_nodes
     where parent_id = ${asked.agentId}
       and (${asked.after}::uuid is null or member_id > ${asked.after}::uuid)
     order by member_id limit ${asked.limit}`.execute(tx);
  return rows.map(({ memberId }) => memberId);
}
