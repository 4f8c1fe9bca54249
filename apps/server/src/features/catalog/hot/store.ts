import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import { takeTurns } from '#platform/database/take-turns';
import { eventsFrom } from '#platform/outbox/record-event';
import type { GameName } from '../store.ts';

/** A game that an operator calls hot; without a merchant wherever a merchant has no list of its own. */
export type HotRow = { readonly merchantCode: string | null; readonly nodeId: string };

/** What operators call hot, in their order. */
export async function listHotRows(tx: Tx): Promise<HotRow[]> {
  const { rows } = await sql<{ merchantCode: string | null; nodeId: bigint }>`
    select merchant_code as "merchantCode", node_id as "nodeId"
      from catalog_hot order by merchant_code, sort_order, node_id`.execute(tx);
  return rows.map(({ merchantCode, nodeId }) => ({ merchantCode, nodeId: String(nodeId) }));
}

/** Games by how many members have started them last, counted over the latest launches. */
export async function listLaunched(
  tx: Tx,
  { since, launchesMax }: { readonly since: Date; readonly launchesMax: number },
): Promise<GameName[]> {
  const { rows } = await sql<GameName>`
    select vendor_code as "vendorCode", game_id as "gameId"
      from (select vendor_code, game_id from catalog_recents
             where played_at >= ${since} order by played_at desc limit ${launchesMax}) as latest
      join catalog_games as g using (vendor_code, game_id)
     group by vendor_code, game_id, g.sort_order
     order by count(*) desc, g.sort_order, vendor_code, game_id`.execute(tx);
  return rows;
}

/** Of two who replace a list at once, the second one looks at the list of the first. */
export const lockHotList = (tx: Tx, merchantCode: string | null): Promise<void> =>
  takeTurns(tx, `catalog hot ${merchantCode ?? ''}`);

/**
 * Says which games are hot, in this order; without a merchant, wherever a merchant has no list of its own.
 * What the catalogue does not know is left out, and what is named twice has the first of its places.
 */
export async function setHotGames(
  tx: Tx,
  {
    merchantCode,
    games,
  }: { readonly merchantCode: string | null; readonly games: readonly GameName[] },
): Promise<void> {
  await lockHotList(tx, merchantCode);
  await sql`delete from catalog_hot where merchant_code is not distinct from ${merchantCode}`.execute(
    tx,
  );
  await sql`
    with put as (
      insert into catalog_hot (merchant_code, node_id, sort_order)
      select ${merchantCode}, g.node_id, min(q.place)
        from unnest(${games.map(({ vendorCode }) => vendorCode)}::text[],
                    ${games.map(({ gameId }) => gameId)}::text[])
             with ordinality as q(vendor_code, game_id, place)
        join catalog_games as g using (vendor_code, game_id)
       group by g.node_id
    )
    ${eventsFrom(sql`select 'catalog.changed', '{}'::jsonb, now()`)}`.execute(tx);
}
