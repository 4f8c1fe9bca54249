import type { MemberType } from '@maneki/contract/identity/member-types';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Schema } from '#platform/database/generated/schema';
import type { Node, PastPlace } from './node.ts';

/** Those of some members who have their place already. */
export async function listNodes(tx: Tx, memberIds: readonly string[]): Promise<Node[]> {
  if (memberIds.length === 0) return [];
  const rows = await tx
    .selectFrom('agents_nodes')
    .selectAll()
    .where('member_id', '=', sql<string>`any(${memberIds}::uuid[])`)
    .execute();
  return rows.map(readNode);
}

export async function findNode(tx: Tx, memberId: string): Promise<Node | undefined> {
  return (await listNodes(tx, [memberId]))[0];
}

/** Whose name it is at a merchant. */
export async function findNodeByName(
  tx: Tx,
  { merchantCode, username }: { readonly merchantCode: string; readonly username: string },
): Promise<Node | undefined> {
  const row = await tx
    .selectFrom('agents_nodes')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where(sql`username collate "C"`, '=', username.toLowerCase())
    .executeTakeFirst();
  return row && readNode(row);
}

/** Gives members their places; whoever has one keeps it. Answers who is new, and counts them above. */
export async function insertNodes(tx: Tx, nodes: readonly Node[]): Promise<void> {
  if (nodes.length === 0) return;
  const inserted = await tx
    .insertInto('agents_nodes')
    .values(
      nodes.map((node) => ({
        member_id: node.memberId,
        merchant_code: node.merchantCode,
        username: node.username,
        type: node.type,
        parent_id: node.parentId,
        line: [...node.line],
        depth: node.depth,
        joined_via: node.joinedVia,
        joined_at: node.joinedAt,
      })),
    )
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .returning('member_id')
    .execute();
  await sql`
    update agents_nodes as n
       set direct_count = n.direct_count + below.direct, team_count = n.team_count + below.team
      from (select upline, count(*) filter (where upline = parent_id) as direct, count(*) as team
              from agents_nodes cross join unnest(line) as upline
             where member_id = any(${inserted.map(({ member_id }) => member_id)}::uuid[])
             group by upline) as below
     where n.member_id = below.upline`.execute(tx);
}

/** Whether somebody is below an agent, however far. Nobody is below themselves. */
export async function isInTeam(
  tx: Tx,
  { agentId, memberId }: { readonly agentId: string; readonly memberId: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('agents_nodes')
    .select('member_id')
    .where('member_id', '=', memberId)
    .where(sql<boolean>`${agentId}::uuid = any (line)`)
    .executeTakeFirst();
  return row !== undefined;
}

/** The part of a statement that answers the same, for features that list what members do. */
export const isBelow = (agentId: string, memberId: RawBuilder<unknown>): RawBuilder<boolean> =>
  // Asked for each by their key: everybody below a large agent is too many to begin with.
  sql<boolean>`${agentId}::uuid = any (
    coalesce((select n.line from agents_nodes as n where n.member_id = ${memberId}), '{}'))`;

/** Everybody below an agent; only asked where they are few. */
export async function listTeam(tx: Tx, agentId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select member_id as id from agents_nodes where line @> array[${agentId}::uuid]`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Where members stood before they were moved. */
export async function listPastPlaces(
  tx: Tx,
  memberIds: readonly string[],
): Promise<readonly PastPlace[]> {
  if (memberIds.length === 0) return [];
  const { rows } = await sql<PastPlace>`
    select member_id as "memberId", parent_id as "parentId", line, since::text, until::text
      from agents_past_places where member_id = any(${memberIds}::uuid[])`.execute(tx);
  return rows;
}

export const readNode = (row: Selectable<Schema['agents_nodes']>): Node => ({
  memberId: row.member_id,
  merchantCode: row.merchant_code,
  username: row.username,
  type: row.type as MemberType,
  parentId: row.parent_id,
  line: row.line,
  depth: row.depth,
  joinedVia: row.joined_via,
  joinedAt: row.joined_at,
  since: row.since === null ? null : String(row.since).slice(0, 10),
  directCount: row.direct_count,
  teamCount: row.team_count,
});
