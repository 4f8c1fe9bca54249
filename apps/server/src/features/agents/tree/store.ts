import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Node } from './node.ts';

/** Those of some members who have their place already. */
export async function listNodes(tx: Tx, memberIds: readonly string[]): Promise<Node[]> {
  if (memberIds.length === 0) return [];
  const rows = await tx
    .selectFrom('agents_nodes')
    .selectAll()
    .where('member_id', 'in', [...memberIds])
    .execute();
  return rows.map((row) => ({
    memberId: row.member_id,
    merchantCode: row.merchant_code,
    parentId: row.parent_id,
    line: row.line,
    depth: row.depth,
    joinedVia: row.joined_via,
    joinedAt: row.joined_at,
  }));
}

/** Gives members their places; whoever has one keeps it. */
export async function insertNodes(tx: Tx, nodes: readonly Node[]): Promise<void> {
  if (nodes.length === 0) return;
  await tx
    .insertInto('agents_nodes')
    .values(
      nodes.map((node) => ({
        member_id: node.memberId,
        merchant_code: node.merchantCode,
        parent_id: node.parentId,
        line: [...node.line],
        depth: node.depth,
        joined_via: node.joinedVia,
        joined_at: node.joinedAt,
      })),
    )
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute();
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
