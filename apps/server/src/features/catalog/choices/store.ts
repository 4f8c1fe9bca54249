import type { Category } from '@maneki/contract/play/tickets';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import { takeTurns } from '#platform/database/take-turns';
import type { Names } from '../names.ts';
import type { GameName } from '../store.ts';
import type { GameChoice, OwnNames, VendorChoice } from './choice.ts';

/** Everything that merchants have chosen about vendors. */
export async function listVendorChoices(tx: Tx): Promise<VendorChoice[]> {
  const { rows } = await sql<VendorChoice>`
    select merchant_code as "merchantCode", vendor_code as "vendorCode", is_on as "isOn",
           sort_order as "sortOrder"
      from catalog_vendor_choices order by merchant_code, vendor_code`.execute(tx);
  return rows;
}

/** The same about games. */
export async function listGameChoices(tx: Tx): Promise<GameChoice[]> {
  const { rows } = await sql<GameChoice>`
    select merchant_code as "merchantCode", vendor_code as "vendorCode", game_id as "gameId",
           is_on as "isOn", sort_order as "sortOrder", names, icon, is_new as "isNew"
      from catalog_game_choices order by merchant_code, vendor_code, game_id`.execute(tx);
  return rows;
}

export type VendorRow = {
  readonly code: string;
  readonly names: Names;
  readonly category: Category;
  readonly providerCode: string;
  readonly isOffered: boolean;
  readonly isOn: boolean;
  readonly games: number;
  readonly shownGames: number;
};

/** Lets those who change what a merchant has chosen take turns: what one of them read still holds when they write. */
export const lockChoices = (tx: Tx, merchantCode: string): Promise<void> =>
  takeTurns(tx, `catalog choices ${merchantCode}`);

/** Every vendor as a merchant has it, in its order. */
export async function listVendorRows(tx: Tx, merchantCode: string): Promise<VendorRow[]> {
  const { rows } = await sql<VendorRow>`
    select v.code, v.names, v.category, v.provider_code as "providerCode", v.is_on as "isOffered",
           coalesce(c.is_on, true) as "isOn", coalesce(n.games, 0)::int as games,
           coalesce(n.shown, 0)::int as "shownGames"
      from catalog_vendors as v
      left join catalog_vendor_choices as c
        on c.merchant_code = ${merchantCode} and c.vendor_code = v.code
      left join (
        select g.vendor_code, count(*) as games,
               count(*) filter (where g.is_on and coalesce(o.is_on, true)) as shown
          from catalog_games as g
          left join catalog_game_choices as o
            on o.merchant_code = ${merchantCode} and o.vendor_code = g.vendor_code
           and o.game_id = g.game_id
         group by g.vendor_code) as n on n.vendor_code = v.code
     order by coalesce(c.sort_order, v.sort_order), v.sort_order, v.code`.execute(tx);
  return rows;
}

export type GameRow = GameName & {
  readonly nodeId: string;
  readonly category: Category;
  readonly names: Names;
  readonly ownNames: OwnNames;
  readonly vendorNames: Names;
  readonly isShown: boolean;
  readonly isOffered: boolean;
  readonly order: number;
  readonly icon: string | null;
  readonly ownIcon: string | null;
  readonly isNew: boolean | null;
};

/** Every game as a merchant has it, in its order; one of them where one is named. */
export async function listGameRows(
  tx: Tx,
  merchantCode: string,
  one?: GameName,
): Promise<GameRow[]> {
  const { rows } = await sql<GameRow>`
    select g.vendor_code as "vendorCode", g.game_id as "gameId", g.node_id::text as "nodeId",
           g.category, g.names, coalesce(c.names, '{}') as "ownNames", v.names as "vendorNames",
           coalesce(c.is_on, true) as "isShown",
           g.is_on and v.is_on and coalesce(o.is_on, true) as "isOffered",
           coalesce(c.sort_order, g.sort_order) as "order", g.icon, c.icon as "ownIcon",
           c.is_new as "isNew"
      from catalog_games as g
      join catalog_vendors as v on v.code = g.vendor_code
      left join catalog_vendor_choices as o
        on o.merchant_code = ${merchantCode} and o.vendor_code = g.vendor_code
      left join catalog_game_choices as c
        on c.merchant_code = ${merchantCode} and c.vendor_code = g.vendor_code
       and c.game_id = g.game_id
     ${one ? sql`where g.vendor_code = ${one.vendorCode} and g.game_id = ${one.gameId}` : sql``}
     order by coalesce(c.sort_order, g.sort_order), g.vendor_code collate "C",
              g.game_id collate "C"`.execute(tx);
  return rows;
}

/** The pictures that games have, each with the names of the first game that has it. */
export async function listPictures(tx: Tx): Promise<{ icon: string; names: Names }[]> {
  const { rows } = await sql<{ icon: string; names: Names }>`
    select icon, (array_agg(names order by sort_order, game_id))[1] as names
      from catalog_games where icon is not null group by icon order by min(sort_order), icon`.execute(
    tx,
  );
  return rows;
}

export async function putVendorOn(
  tx: Tx,
  { merchantCode, vendorCode, isOn }: Pick<VendorChoice, 'merchantCode' | 'vendorCode' | 'isOn'>,
): Promise<void> {
  await sql`
    insert into catalog_vendor_choices (merchant_code, vendor_code, is_on)
    values (${merchantCode}, ${vendorCode}, ${isOn})
        on conflict (merchant_code, vendor_code) do update set is_on = excluded.is_on`.execute(tx);
}

/** Places between two vendors are left for one that comes later. */
const SORT_STEP = 10;

/** Puts vendors where they stand in the list. */
export async function putVendorOrder(
  tx: Tx,
  { merchantCode, vendors }: { readonly merchantCode: string; readonly vendors: readonly string[] },
): Promise<void> {
  await sql`
    insert into catalog_vendor_choices (merchant_code, vendor_code, sort_order)
    select ${merchantCode}, code, place * ${SORT_STEP}
      from unnest(${vendors}::text[]) with ordinality as q(code, place)
        on conflict (merchant_code, vendor_code)
        do update set sort_order = excluded.sort_order`.execute(tx);
}

/** Writes what a merchant has chosen about a game, in place of what it had chosen before. */
export async function putGameChoice(tx: Tx, choice: Omit<GameChoice, 'sortOrder'>): Promise<void> {
  const { merchantCode, vendorCode, gameId, isOn, names, icon, isNew } = choice;
  await sql`
    insert into catalog_game_choices
      (merchant_code, vendor_code, game_id, is_on, names, icon, is_new)
    values (${merchantCode}, ${vendorCode}, ${gameId}, ${isOn}, ${JSON.stringify(names)}, ${icon},
            ${isNew})
        on conflict (merchant_code, vendor_code, game_id)
        do update set is_on = excluded.is_on, names = excluded.names, icon = excluded.icon,
                      is_new = excluded.is_new`.execute(tx);
}

export type Placement = GameName & { readonly order: number; readonly isShown: boolean };

/** Says of many games where they stand and whether they are shown. */
export async function putPlacements(
  tx: Tx,
  { merchantCode, games }: { readonly merchantCode: string; readonly games: readonly Placement[] },
): Promise<void> {
  await sql`
    insert into catalog_game_choices (merchant_code, vendor_code, game_id, sort_order, is_on)
    select ${merchantCode}, "vendorCode", "gameId", "order", "isShown"
      from json_to_recordset(${JSON.stringify(games)}::json)
           as q("vendorCode" text, "gameId" text, "order" int, "isShown" boolean)
        on conflict (merchant_code, vendor_code, game_id)
        do update set sort_order = excluded.sort_order, is_on = excluded.is_on`.execute(tx);
}
