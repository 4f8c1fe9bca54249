import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Node } from '../tree/node.ts';
import { readNode } from '../tree/store.ts';

/** Those directly below somebody, the newest first. */
export async function listDirect(
  tx: Tx,
  { parentId, before, limit }: { parentId: string; before: string | undefined; limit: number },
): Promise<Node[]> {
  let query = tx.selectFrom('agents_nodes').selectAll().where('parent_id', '=', parentId);
  if (before) query = query.where('member_id', '<', before);
  const rows = await query.orderBy('member_id', 'desc').limit(limit).execute();
  return rows.map(readNode);
}

/** A team up to this size is read whole; in a larger one names are walked through until enough of them are in it. */
const READ_WHOLE_MAX = 2_000;

/** Everybody below somebody whose name begins like this, by name. */
export async function listByName(
  tx: Tx,
  asked: {
    readonly top: Pick<Node, 'memberId' | 'merchantCode' | 'teamCount'>;
    readonly prefix: string;
    readonly after: string | undefined;
    readonly limit: number;
  },
): Promise<Node[]> {
  const { memberId, merchantCode, teamCount } = asked.top;
  const name = sql<string>`username collate "C"`;
  let query = tx
    .selectFrom('agents_nodes')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where(
      teamCount <= READ_WHOLE_MAX
        ? sql<boolean>`line @> array[${memberId}::uuid]`
        : sql<boolean>`${memberId}::uuid = any (line)`,
    );
  if (asked.prefix !== '') query = query.where(name, 'like', `${escapeLike(asked.prefix)}%`);
  if (asked.after !== undefined) query = query.where(name, '>', asked.after);
  const rows = await query.orderBy(name).limit(asked.limit).execute();
  return rows.map(readNode);
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The settings of a merchant; undefined where nothing was said. */
export async function findSettings(
  tx: Tx,
  merchantCode: string,
): Promise<{ readonly showsBalances: boolean } | undefined> {
  return tx
    .selectFrom('agents_team_settings')
    .select('shows_balances as showsBalances')
    .where('merchant_code', '=', merchantCode)
    .executeTakeFirst();
}

export async function writeSettings(
  tx: Tx,
  { merchantCode, showsBalances }: { merchantCode: string; showsBalances: boolean },
): Promise<void> {
  await tx
    .insertInto('agents_team_settings')
    .values({ merchant_code: merchantCode, shows_balances: showsBalances })
    .onConflict((conflict) =>
      conflict.column('merchant_code').doUpdateSet({ shows_balances: showsBalances }),
    )
    .execute();
}
