import type { catalogConsoleEndpoints } from '@maneki/contract/catalog/console-endpoints';
import type { Language } from '@maneki/contract/language';
import { done } from '@maneki/kernel/outcome';
import type { Handlers } from '#platform/calls/handlers';
import type { Database } from '#platform/database/database';
import { changeGame } from './choices/change-game.ts';
import { changeHotList, listHotManaged } from './choices/change-hot-list.ts';
import { findManaged } from './choices/find-managed.ts';
import { importSheet } from './choices/import-sheet.ts';
import { describeManaged, listManaged, type ManagedGame } from './choices/managed-games.ts';
import { sortVendors } from './choices/sort-vendors.ts';
import * as store from './choices/store.ts';
import { switchVendor } from './choices/switch-vendor.ts';
import { listHotRows } from './hot/store.ts';
import { houseFactsOf, type ManifestReader } from './house/house-facts.ts';
import { nameIn } from './names.ts';

/**
 * Translates between the wire and the use cases for operators. Decides nothing. What operators look at
 * comes from the database and not from memory: what they have just changed must be in it.
 */
export function catalogConsoleHandlers({
  database,
  play: { house },
}: {
  readonly database: Database;
  /** Play comes later and is handed what it knows of the house. */
  readonly play: { readonly house: ManifestReader };
}): Handlers<typeof catalogConsoleEndpoints> {
  const describe = (game: ManagedGame, language: Language) => ({
    ...describeManaged(game, language),
    house: houseFactsOf(house, game),
  });
  const listAll = (merchantCode: string) =>
    database.transact((tx) => listManaged(tx, merchantCode));
  return {
    async listManagedVendors({ merchantCode, language }, { category, cursor, size }) {
      const all = await database.statement((tx) => store.listVendorRows(tx, merchantCode));
      const chosen = all.filter((vendor) => !category || vendor.category === category);
      const from = chosen.findIndex(({ code }) => code === cursor) + 1;
      const page = chosen.slice(from, from + size);
      const rows = page.map(({ names, providerCode, ...vendor }) => ({
        ...vendor,
        name: nameIn(names, language),
        provider: providerCode,
      }));
      const hasMore = from + page.length < chosen.length;
      return done({ rows, next: hasMore ? (page.at(-1)?.code ?? null) : null });
    },
    switchVendor: (call, { vendor, isOn }, tx) =>
      switchVendor(tx, call, { vendorCode: vendor, isOn }),
    sortVendors: (call, wish, tx) => sortVendors(tx, call, wish),
    async listManagedGames({ merchantCode, language }, asked) {
      const { page, next } = findManaged(await listAll(merchantCode), asked);
      return done({ rows: page.map((game) => describe(game, language)), next });
    },
    changeGame: (call, { vendor, ...change }, tx) =>
      changeGame(tx, call, { ...change, vendorCode: vendor }),
    async listGamePictures({ language }) {
      const pictures = await database.statement(store.listPictures);
      return done({
        pictures: pictures.map(({ icon, names }) => ({
          path: icon,
          name: nameIn(names, language),
        })),
      });
    },
    async readHotList({ merchantCode, language }) {
      const hot = listHotManaged(await listAll(merchantCode));
      const rows = await database.statement(listHotRows);
      const isOwn = rows.some((row) => row.merchantCode === merchantCode);
      return done({ isOwn, games: hot.map((game) => describe(game, language)) });
    },
    changeHotList: (call, { games, seen }, tx) =>
      changeHotList(tx, call, {
        games: games.map(({ vendor, gameId }) => ({ vendorCode: vendor, gameId })),
        seen,
      }),
    async readGameSheet({ merchantCode, language }) {
      const games = (await listAll(merchantCode)).map((game) => {
        const { code, name, order, isShown, hotPlace } = describeManaged(game, language);
        return { code, name, order, isShown, hotPlace };
      });
      return done({ games });
    },
    importGameSheet: (call, wish, tx) => importSheet(tx, call, wish),
  };
}
