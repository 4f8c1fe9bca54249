import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Node } from '../tree/node.ts';
import { readNode } from '../tree/store.ts';

/** Those directly below the company, the newest first. */
export async function listTop(
  tx: Tx,
  asked: { merchantCode: string; before: string | undefined; limit: number },
): Promise<Node[]> {
  let query = tx
    .selectFrom('agents_nodes')
    .selectAll()
    .where('merchant_code', '=', asked.merchantCode)
    .where('parent_id', 'is', null);
  if (asked.before) query = query.where('member_id', '<', asked.before);
  const rows = await query.orderBy('member_id', 'desc').limit(asked.limit).execute();
  return rows.map(readNode);
}

/** Whoever's name begins like this, by name. */
export async function listNamed(
  tx: Tx,
  asked: { merchantCode: string; prefix: string; after: string | undefined; limit: number },
): Promise<Node[]> {
  const name = sql<string>`username collate "C"`;
  let query = tx
    .selectFrom('agents_nodes')
    .selectAll()
    .where('merchant_code', '=', asked.merchantCode)
    .where(name, 'like', `${asked.prefix.replace(/[\\%_]/g, '\\$&')}%`);
  if (asked.after !== undefined) query = query.where(name, '>', asked.after);
  const rows = await query.orderBy(name).limit(asked.limit).execute();
  return rows.map(readNode);
}
