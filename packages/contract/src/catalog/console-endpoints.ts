import type { Endpoints } from '../endpoint.ts';
import type { CatalogCode } from './refusals.ts';

const module = 'COMM3';

/** What operators see and decide of the games that their merchant offers. */
export const catalogConsoleEndpoints = {
  /** Every vendor in the merchant's order, category by category. */
  listManagedVendors: {
    name: 'catalog.listManagedVendors',
    method: 'GET',
    path: '/console/catalog/vendors',
    module,
    access: 'operator:readCatalog',
    refusals: [],
  },
  /** Off hides a vendor with all its games from the merchant's site, and lets nobody in. */
  switchVendor: {
    name: 'catalog.switchVendor',
    method: 'PUT',
    path: '/console/catalog/vendors/switch',
    module,
    access: 'operator:changeCatalog',
    refusals: ['catalog.vendor_unknown'],
  },
  /** Puts all vendors of a category into an order. */
  sortVendors: {
    name: 'catalog.sortVendors',
    method: 'PUT',
    path: '/console/catalog/vendors/order',
    module,
    access: 'operator:changeCatalog',
    refusals: ['catalog.order_outdated'],
  },
  /** Every game in the merchant's order, also those that are hidden. */
  listManagedGames: {
    name: 'catalog.listManagedGames',
    method: 'GET',
    path: '/console/catalog/games',
    module,
    access: 'operator:readCatalog',
    refusals: [],
  },
  /** Changes what is named of a game on the merchant's site, and leaves the rest. */
  changeGame: {
    name: 'catalog.changeGame',
    method: 'PUT',
    path: '/console/catalog/games',
    module,
    access: 'operator:changeCatalog',
    refusals: ['catalog.game_unknown', 'catalog.picture_unknown'],
  },
  /** The pictures that a game may be shown with. */
  listGamePictures: {
    name: 'catalog.listGamePictures',
    method: 'GET',
    path: '/console/catalog/pictures',
    module,
    access: 'operator:readCatalog',
    refusals: [],
  },
  /** The games that the merchant calls hot, in their order. */
  readHotList: {
    name: 'catalog.readHotList',
    method: 'GET',
    path: '/console/catalog/hot',
    module,
    access: 'operator:readCatalog',
    refusals: [],
  },
  /** Replaces that list; an empty one leaves the merchant with the list for all. */
  changeHotList: {
    name: 'catalog.changeHotList',
    method: 'PUT',
    path: '/console/catalog/hot',
    module,
    access: 'operator:changeCatalog',
    refusals: ['catalog.game_unknown', 'catalog.order_outdated'],
  },
  /** Every game as a sheet has it: what a sheet would change can be seen before it is sent. */
  readGameSheet: {
    name: 'catalog.readGameSheet',
    method: 'GET',
    path: '/console/catalog/sheet',
    module,
    access: 'operator:readCatalog',
    refusals: [],
  },
  /** Carries a sheet out, all of it or nothing. */
  importGameSheet: {
    name: 'catalog.importGameSheet',
    method: 'PUT',
    path: '/console/catalog/sheet',
    module,
    access: 'operator:changeCatalog',
    refusals: ['catalog.sheet_wrong'],
  },
} as const satisfies Endpoints<CatalogCode>;
