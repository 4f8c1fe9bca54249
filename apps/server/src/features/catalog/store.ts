import type { Category } from '@maneki/contract/play/tickets';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import { eventsFrom } from '#platform/outbox/record-event';
import type { MinBets } from './catalogue/facts.ts';
import type { Names } from './names.ts';

export type Vendor = {
  readonly code: string;
  /** Who speaks for the vendor: several vendors may be one provider's. */
  readonly providerCode: string;
  readonly category: Category;
  readonly walletMode: 'SEAMLESS' | 'TRANSFER';
  readonly names: Names;
  /** Whether it leads to a list of its games; it does unless somebody says otherwise. */
  readonly listsGames?: boolean | undefined;
  /** Paths of pictures; `art:` and a name for one that the site brings along itself. */
  readonly iconLarge?: string | undefined;
  readonly iconSmall?: string | undefined;
  /** Its place among vendors at first: where it stands later is the operator's matter. */
  readonly sortOrder?: number | undefined;
};

export type Game = {
  readonly vendorCode: string;
  readonly gameId: string;
  readonly category: Category;
  readonly names: Names;
  readonly classify?: string | undefined;
  /** The smallest stake that it takes in each currency, in ledger units. */
  readonly minBets?: MinBets | undefined;
  readonly minLines?: number | undefined;
  readonly hasFreePlay?: boolean | undefined;
  /** Proven share of stakes that comes back, in parts of ten million. */
  readonly returnPer10M?: number | undefined;
  readonly icon?: string | undefined;
  /** What the provider calls it, where that is not its id. */
  readonly gameCode?: string | undefined;
  readonly roomId?: string | undefined;
  readonly lottoModes?: readonly string[] | undefined;
  /** Whether its rounds are those of many players at once. */
  readonly isShared?: boolean | undefined;
  /** Its place among games at first: where it stands later is the operator's matter. */
  readonly sortOrder?: number | undefined;
};

/** The part of a statement that tells of its change: whoever keeps a copy reads it again. */
const toldOf = (changed: string) => {
  const facts = sql`select 'catalog.changed', '{}'::jsonb, now() from ${sql.ref(changed)} limit 1`;
  return sql<Record<never, never>>`(${eventsFrom(facts)})`;
};

/** Whether a row that is there says anything else than the one that is to be added. */
const isOther = (table: string, facts: Readonly<Record<string, unknown>>) => {
  const columns = Object.keys(facts).filter((column) => facts[column] !== undefined);
  const all = (of: string) => sql.join(columns.map((column) => sql.ref(`${of}.${column}`)));
  return sql<boolean>`(${all(table)}) is distinct from (${all('excluded')})`;
};

/** Adds a vendor, or changes what is known of it; whether it is on stays as it was. */
export async function addVendor(tx: Tx, vendor: Vendor): Promise<void> {
  // What is not said stays as it was.
  const facts = {
    provider_code: vendor.providerCode,
    category: vendor.category,
    wallet_mode: vendor.walletMode,
    names: JSON.stringify(vendor.names),
    lists_games: vendor.listsGames,
    icon_large: vendor.iconLarge,
    icon_small: vendor.iconSmall,
  };
  await tx
    .with('changed', (query) =>
      query
        .insertInto('catalog_vendors')
        .values({ code: vendor.code, sort_order: vendor.sortOrder, ...facts })
        .onConflict((conflict) =>
          conflict.column('code').doUpdateSet(facts).where(isOther('catalog_vendors', facts)),
        )
        .returning('code'),
    )
    .with('told', () => toldOf('changed'))
    .selectFrom('changed')
    .select('code')
    .execute();
}

/** Adds a game, or changes what is known of it; whether it is on stays as it was. */
export async function addGame(tx: Tx, game: Game): Promise<void> {
  const { vendorCode: vendor_code, gameId: game_id, sortOrder: sort_order } = game;
  // What is not said stays as it was.
  const facts = {
    category: game.category,
    names: JSON.stringify(game.names),
    classify: game.classify,
    min_bets: game.minBets && writeBets(game.minBets),
    min_lines: game.minLines,
    has_free_play: game.hasFreePlay,
    return_per_10m: game.returnPer10M,
    icon: game.icon,
    game_code: game.gameCode,
    room_id: game.roomId,
    lotto_modes: game.lottoModes && [...game.lottoModes],
    is_shared: game.isShared,
  };
  await tx
    .with('changed', (query) =>
      query
        .insertInto('catalog_games')
        .values({ vendor_code, game_id, sort_order, ...facts })
        .onConflict((conflict) =>
          conflict
            .columns(['vendor_code', 'game_id'])
            .doUpdateSet(facts)
            .where(isOther('catalog_games', facts)),
        )
        .returning('node_id'),
    )
    .with('told', () => toldOf('changed'))
    .selectFrom('changed')
    .select('node_id')
    .execute();
}

const writeBets = (bets: MinBets): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(bets).map(([currency, bet]) => [currency, Number(bet)])),
  );

export type GameName = { readonly vendorCode: string; readonly gameId: string };

/** Switches a game; answers whether there is such a game. */
export async function setGameOn(
  tx: Tx,
  { vendorCode, gameId, isOn }: GameName & { readonly isOn: boolean },
): Promise<boolean> {
  const { rows } = await sql<{ isKnown: boolean }>`
    with changed as (
      update catalog_games set is_on = ${isOn}
       where vendor_code = ${vendorCode} and game_id = ${gameId} and is_on <> ${isOn}
   returning node_id
    ),
    told as ${toldOf('changed')}
    select exists (select from catalog_games
                    where vendor_code = ${vendorCode} and game_id = ${gameId}) as "isKnown"`.execute(
    tx,
  );
  return rows[0]!.isKnown;
}

/** Switches a vendor with all its games; answers whether there is such a vendor. */
export async function setVendorOn(
  tx: Tx,
  { vendorCode, isOn }: { readonly vendorCode: string; readonly isOn: boolean },
): Promise<boolean> {
  const { rows } = await sql<{ isKnown: boolean }>`
    with changed as (
      update catalog_vendors set is_on = ${isOn}
       where code = ${vendorCode} and is_on <> ${isOn}
   returning code
    ),
    told as ${toldOf('changed')}
    select exists (select from catalog_vendors where code = ${vendorCode}) as "isKnown"`.execute(
    tx,
  );
  return rows[0]!.isKnown;
}

export type FoundGame = Pick<Game, 'vendorCode' | 'gameId' | 'category' | 'names'> & {
  readonly hasFreePlay: boolean;
  readonly providerCode: string;
  readonly walletMode: Vendor['walletMode'];
  readonly vendorNames: Names;
  /** A game is on while its vendor is, too, and the merchant has hidden neither. */
  readonly isOn: boolean;
};

export async function findGame(
  tx: Tx,
  { vendorCode, gameId, merchantCode }: GameName & { readonly merchantCode: string },
): Promise<FoundGame | undefined> {
  const row = await tx
    .selectFrom('catalog_games as game')
    .innerJoin('catalog_vendors as vendor', 'vendor.code', 'game.vendor_code')
    .select(['game.category', 'game.names', 'game.is_on as is_game_on', 'game.has_free_play'])
    .select(['vendor.provider_code', 'vendor.wallet_mode', 'vendor.names as vendor_names'])
    .select('vendor.is_on as is_vendor_on')
    .select(isHiddenAt(sql`${merchantCode}`, 'game').as('is_hidden'))
    .where('game.vendor_code', '=', vendorCode)
    .where('game.game_id', '=', gameId)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    vendorCode,
    gameId,
    category: row.category as Category,
    names: row.names as Names,
    hasFreePlay: row.has_free_play,
    providerCode: row.provider_code,
    walletMode: row.wallet_mode as Vendor['walletMode'],
    vendorNames: row.vendor_names as Names,
    isOn: row.is_game_on && row.is_vendor_on && !row.is_hidden,
  };
}

export async function findCategory(
  tx: Tx,
  { vendorCode, gameId }: GameName,
): Promise<Category | undefined> {
  const row = await tx
    .selectFrom('catalog_games')
    .select('category')
    .where('vendor_code', '=', vendorCode)
    .where('game_id', '=', gameId)
    .executeTakeFirst();
  return row?.category as Category | undefined;
}

export type NameRow = GameName & {
  readonly nodeId: string | undefined;
  readonly vendor: Names | undefined;
  readonly game: Names | undefined;
  readonly vendorCategory: Category | undefined;
};

/** What a merchant calls these games; a vendor is named also where it no longer has the game. */
export async function listNameRows(
  tx: Tx,
  games: readonly GameName[],
  merchantCode: string,
): Promise<NameRow[]> {
  const { rows } = await sql<{ [Key in keyof NameRow]: NonNullable<NameRow[Key]> | null }>`
    select distinct on (q.vendor_code, q.game_id) q.vendor_code as "vendorCode",
           q.game_id as "gameId", v.names as vendor, v.category as "vendorCategory",
           g.names || coalesce(c.names, '{}') as game,
           g.node_id::text as "nodeId"
      from unnest(${games.map(({ vendorCode }) => vendorCode)}::text[],
                  ${games.map(({ gameId }) => gameId)}::text[]) as q(vendor_code, game_id)
      left join catalog_vendors as v on v.code = q.vendor_code
      left join catalog_games as g
        on g.vendor_code = q.vendor_code and g.game_id = q.game_id
      left join catalog_game_choices as c
        on c.merchant_code = ${merchantCode} and c.vendor_code = g.vendor_code
       and c.game_id = g.game_id`.execute(tx);
  return rows.map(({ vendorCode, gameId, nodeId, vendor, game, vendorCategory }) => ({
    vendorCode: vendorCode!,
    gameId: gameId!,
    nodeId: nodeId ?? undefined,
    vendor: vendor ?? undefined,
    game: game ?? undefined,
    vendorCategory: vendorCategory ?? undefined,
  }));
}

export type TransferVendor = Pick<Vendor, 'code' | 'providerCode' | 'category' | 'names'> & {
  readonly walletMode: 'TRANSFER';
  readonly isOn: boolean;
};

/** The vendors that hold wallets of their own, on or not: money must come back from both. */
export async function listTransferVendors(tx: Tx): Promise<TransferVendor[]> {
  const rows = await tx
    .selectFrom('catalog_vendors')
    .select(['code', 'provider_code', 'category', 'names', 'is_on'])
    .where('wallet_mode', '=', 'TRANSFER')
    .orderBy('code')
    .execute();
  return rows.map(({ code, provider_code, category, names, is_on }) => ({
    code,
    providerCode: provider_code,
    category: category as Category,
    walletMode: 'TRANSFER',
    names: names as Names,
    isOn: is_on,
  }));
}

/** Whether a merchant has hidden a game, or its vendor. */
const isHiddenAt = (merchantCode: RawBuilder<unknown>, game: string): RawBuilder<boolean> => sql`(
  exists (select from catalog_vendor_choices as vc
           where vc.merchant_code = ${merchantCode}
             and vc.vendor_code = ${sql.ref(`${game}.vendor_code`)} and not vc.is_on)
  or exists (select from catalog_game_choices as gc
              where gc.merchant_code = ${merchantCode}
                and gc.vendor_code = ${sql.ref(`${game}.vendor_code`)}
                and gc.game_id = ${sql.ref(`${game}.game_id`)} and not gc.is_on))`;

/**
 * Brings a game that can be played into another feature's statement, as `g` with its category: both it
 * and its vendor must be on, and shown by the merchant. The columns are where the statement has them.
 */
export const joinGameOn = (columns: {
  vendorCode: string;
  gameId: string;
  merchantCode: string;
}): RawBuilder<unknown> => sql`
  join catalog_games as g
    on g.vendor_code = ${sql.ref(columns.vendorCode)} and g.game_id = ${sql.ref(columns.gameId)}
   and g.is_on and not ${isHiddenAt(sql.ref(columns.merchantCode), 'g')}
  join catalog_vendors as v on v.code = g.vendor_code and v.is_on`;

/** Whether a game can be played at a merchant, as a part of another feature's statement. */
export const isGameOn = (
  game: { readonly vendorCode: RawBuilder<unknown>; readonly merchantCode: RawBuilder<unknown> },
  gameId: string,
): RawBuilder<boolean> => sql`
  exists (select from catalog_games as g join catalog_vendors as v on v.code = g.vendor_code
           where g.vendor_code = ${game.vendorCode} and g.game_id = ${gameId} and g.is_on and v.is_on
             and not ${isHiddenAt(game.merchantCode, 'g')})`;
