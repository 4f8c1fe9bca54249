import type { MoveState } from '@maneki/contract/agents/team';
import { type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Schema } from '#platform/database/generated/schema';
import type { Node } from '../node.ts';
import type { Move } from './move.ts';

/** How deep the lowest of somebody's team stands, or they themselves. */
export async function findDeepest(tx: Tx, node: Node): Promise<number> {
  const { rows } = await sql<{ depth: number | null }>`
    select max(depth) as depth from agents_nodes
     where line @> array[${node.memberId}::uuid]`.execute(tx);
  return rows[0]?.depth ?? node.depth;
}

export async function insertMove(tx: Tx, move: Move): Promise<void> {
  await tx
    .insertInto('agents_moves')
    .values({
      id: move.id,
      merchant_code: move.merchantCode,
      member_id: move.memberId,
      from_id: move.fromId,
      to_id: move.toId,
      members: move.members,
      state: move.state,
      effective_on: move.effectiveOn,
      reason: move.reason,
      ordered_by: move.orderedBy,
      ordered_at: move.orderedAt,
    })
    .execute();
}

export async function findDueMove(tx: Tx, memberId: string): Promise<Move | undefined> {
  const row = await tx
    .selectFrom('agents_moves')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', '=', 'DUE')
    .executeTakeFirst();
  return row && readMove(row);
}

/** A move, held until the transaction ends. */
export async function lockMove(tx: Tx, id: string): Promise<Move | undefined> {
  const row = await tx
    .selectFrom('agents_moves')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && readMove(row);
}

/** Moves of a merchant that a business day begins with, or one before it; in the order in which they were ordered. */
export async function listDueMoves(
  tx: Tx,
  { merchantCode, day }: { readonly merchantCode: string; readonly day: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from agents_moves
     where merchant_code = ${merchantCode} and state = 'DUE' and effective_on <= ${day}::date
     order by id`.execute(tx);
  return rows.map(({ id }) => id);
}

export async function endMove(
  tx: Tx,
  ended: {
    readonly id: string;
    readonly state: Exclude<MoveState, 'DUE'>;
    readonly now: Date;
    readonly obstacle?: string;
    readonly members?: number;
  },
): Promise<void> {
  await tx
    .updateTable('agents_moves')
    .set({
      state: ended.state,
      ended_at: ended.now,
      obstacle: ended.obstacle ?? null,
      ...(ended.members === undefined ? {} : { members: ended.members }),
    })
    .where('id', '=', ended.id)
    .execute();
}

export async function listMoves(
  tx: Tx,
  asked: {
    readonly merchantCode: string;
    readonly state: MoveState | undefined;
    readonly before: string | undefined;
    readonly limit: number;
  },
): Promise<Move[]> {
  let query = tx
    .selectFrom('agents_moves')
    .selectAll()
    .where('merchant_code', '=', asked.merchantCode);
  if (asked.state) query = query.where('state', '=', asked.state);
  if (asked.before) query = query.where('id', '<', asked.before);
  const rows = await query.orderBy('id', 'desc').limit(asked.limit).execute();
  return rows.map(readMove);
}

/**
 * Puts somebody and everybody below them under another parent from a business day on, and answers how many. Where they
 * stood before is kept, because figures of earlier days stay with whoever was above them then.
 */
export async function moveSubtree(
  tx: Tx,
  { node, parent, day }: { readonly node: Node; readonly parent: Node; readonly day: string },
): Promise<number> {
  const { memberId } = node;
  const moved = sql`(member_id = ${memberId} or line @> array[${memberId}::uuid])`;
  // Moved twice for the same day, nobody ever stood at the place between.
  await sql`
    insert into agents_past_places (member_id, parent_id, line, since, until)
    select member_id, parent_id, line, since, ${day}::date from agents_nodes
     where ${moved} and (since is null or since < ${day}::date)`.execute(tx);
  const line = [...parent.line, parent.memberId];
  const { rows } = await sql<{ members: number }>`
    with moved as (
      update agents_nodes
         set line = ${line}::uuid[] || line[${node.line.length + 1}:],
             depth = depth + ${line.length - node.line.length},
             parent_id = case when member_id = ${memberId} then ${parent.memberId}::uuid
                              else parent_id end,
             since = ${day}::date
       where ${moved}
      returning member_id
    )
    select count(*)::int as members from moved`.execute(tx);
  const { members } = rows[0]!;
  await addToCounts(tx, node.line, -members);
  await addToCounts(tx, line, members);
  return members;
}

/** So many more, or less, are below a line; whoever is last in it has one more directly. */
async function addToCounts(tx: Tx, line: readonly string[], members: number): Promise<void> {
  await sql`
    update agents_nodes
       set team_count = team_count + ${members},
           direct_count = direct_count +
             case when member_id = ${line.at(-1) ?? null}::uuid then ${Math.sign(members)} else 0 end
     where member_id = any(${line}::uuid[])`.execute(tx);
}

const readMove = (row: Selectable<Schema['agents_moves']>): Move => ({
  id: row.id,
  merchantCode: row.merchant_code,
  memberId: row.member_id,
  fromId: row.from_id,
  toId: row.to_id,
  members: row.members,
  state: row.state as MoveState,
  effectiveOn: String(row.effective_on).slice(0, 10),
  reason: row.reason,
  orderedBy: row.ordered_by,
  orderedAt: row.ordered_at,
  endedAt: row.ended_at,
  obstacle: row.obstacle,
});
