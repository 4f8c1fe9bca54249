import type { Category } from '@maneki/contract/play/tickets';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/database/database';
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
  /** Its place among vendors at first: where it stands later is the operator's matter. */
  readonly sortOrder?: number | undefined;
};

export type Game = {
  readonly vendorCode: string;
  readonly gameId: string;
  readonly category: Category;
  readonly names: Names;
  readonly classify?: string | undefined;
  /** In ledger units of reference units. */
  readonly minBetRu?: bigint | undefined;
  readonly minLines?: number | undefined;
  readonly hasFreePlay?: boolean | undefined;
  /** Proven share of stakes that comes back, in parts of ten million. */
  readonly returnPer10M?: number | undefined;
  readonly icon?: string | undefined;
  /** Its place among games at first: where it stands later is the operator's matter. */
  readonly sortOrder?: number | undefined;
};

/** Adds a vendor, or changes what is known of it; whether it is on stays as it was. */
export async function addVendor(tx: Tx, vendor: Vendor): Promise<void> {
  const facts = {
    provider_code: vendor.providerCode,
    category: vendor.category,
    wallet_mode: vendor.walletMode,
    names: JSON.stringify(vendor.names),
    lists_games: vendor.listsGames,
  };
  await tx
    .insertInto('catalog_vendors')
    .values({ code: vendor.code, sort_order: vendor.sortOrder, ...facts })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(facts))
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
    min_bet_ru: game.minBetRu,
    min_lines: game.minLines,
    has_free_play: game.hasFreePlay,
    return_per_10m: game.returnPer10M,
    icon: game.icon,
  };
  await tx
    .insertInto('catalog_games')
    .values({ vendor_code, game_id, sort_order, ...facts })
    .onConflict((conflict) => conflict.columns(['vendor_code', 'game_id']).doUpdateSet(facts))
    .execute();
}

export type GameName = { readonly vendorCode: string; readonly gameId: string };

/** Switches a game; answers whether there is such a game. */
export async function setGameOn(
  tx: Tx,
  { vendorCode, gameId, isOn }: GameName & { readonly isOn: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('catalog_games')
    .set({ is_on: isOn })
    .where('vendor_code', '=', vendorCode)
    .where('game_id', '=', gameId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Switches a vendor with all its games; answers whether there is such a vendor. */
export async function setVendorOn(
  tx: Tx,
  { vendorCode, isOn }: { readonly vendorCode: string; readonly isOn: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('catalog_vendors')
    .set({ is_on: isOn })
    .where('code', '=', vendorCode)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export type FoundGame = Pick<Game, 'vendorCode' | 'gameId' | 'category' | 'names'> & {
  readonly hasFreePlay: boolean;
  readonly providerCode: string;
  readonly walletMode: Vendor['walletMode'];
  readonly vendorNames: Names;
  /** A game is on while its vendor is, too. */
  readonly isOn: boolean;
};

export async function findGame(
  tx: Tx,
  { vendorCode, gameId }: GameName,
): Promise<FoundGame | undefined> {
  const row = await tx
    .selectFrom('catalog_games as game')
    .innerJoin('catalog_vendors as vendor', 'vendor.code', 'game.vendor_code')
    .select(['game.category', 'game.names', 'game.is_on as is_game_on', 'game.has_free_play'])
    .select(['vendor.provider_code', 'vendor.wallet_mode', 'vendor.names as vendor_names'])
    .select('vendor.is_on as is_vendor_on')
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
    isOn: row.is_game_on && row.is_vendor_on,
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
  readonly vendor: Names | undefined;
  readonly game: Names | undefined;
  readonly vendorCategory: Category | undefined;
};

/** The names of these games; a vendor is named also where it no longer has the game. */
export async function listNameRows(tx: Tx, games: readonly GameName[]): Promise<NameRow[]> {
  const { rows } = await sql<{ [Key in keyof NameRow]: NonNullable<NameRow[Key]> | null }>`
    select distinct on (q.vendor_code, q.game_id) q.vendor_code as "vendorCode",
           q.game_id as "gameId", v.names as vendor, v.category as "vendorCategory", g.names as game
      from unnest(${games.map(({ vendorCode }) => vendorCode)}::text[],
                  ${games.map(({ gameId }) => gameId)}::text[]) as q(vendor_code, game_id)
      left join catalog_vendors as v on v.code = q.vendor_code
      left join catalog_games as g
        on g.vendor_code = q.vendor_code and g.game_id = q.game_id`.execute(tx);
  return rows.map(({ vendorCode, gameId, vendor, game, vendorCategory }) => ({
    vendorCode: vendorCode!,
    gameId: gameId!,
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

/**
 * Brings a game that can be played into another feature's statement, as `g` with its category: both it
 * and its vendor must be on. The columns are where the statement has the vendor's code and the game's.
 */
export const joinGameOn = (columns: {
  vendorCode: string;
  gameId: string;
}): RawBuilder<unknown> => sql`
  join catalog_games as g
    on g.vendor_code = ${sql.ref(columns.vendorCode)} and g.game_id = ${sql.ref(columns.gameId)}
   and g.is_on
  join catalog_vendors as v on v.code = g.vendor_code and v.is_on`;

/** Whether a game can be played, as a part of another feature's statement. */
export const isGameOn = (
  vendorCode: RawBuilder<unknown>,
  gameId: string,
): RawBuilder<boolean> => sql`
  exists (select from catalog_games as g join catalog_vendors as v on v.code = g.vendor_code
           where g.vendor_code = ${vendorCode} and g.game_id = ${gameId} and g.is_on and v.is_on)`;
