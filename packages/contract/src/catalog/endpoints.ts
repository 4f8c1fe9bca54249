import type { Endpoints } from '../endpoint.ts';
import type { CatalogCode } from './refusals.ts';

/** Which games there are to play. */
export const catalogEndpoints = {
  /** What home shows of the games: categories in their order, each with its vendors and first games. */
  getLobby: {
    name: 'catalog.getLobby',
    method: 'GET',
    path: '/catalog/lobby',
    module: 'COMM3',
    access: 'anyone',
    sharedReply: true,
    refusals: [],
  },
  /** Vendors that have something to play, by category, in an order that is one for all merchants. */
  listVendors: {
    name: 'catalog.listVendors',
    method: 'GET',
    path: '/catalog/vendors',
    module: 'COMM3',
    access: 'anyone',
    sharedReply: true,
    refusals: [],
  },
  /** Games that can be started now, in the order of the catalogue. */
  listGames: {
    name: 'catalog.listGames',
    method: 'GET',
    path: '/catalog/games',
    module: 'COMM3',
    access: 'anyone',
    sharedReply: true,
    refusals: [],
  },
  /** What most people play, the operator's own choice first. */
  listHotGames: {
    name: 'catalog.listHotGames',
    method: 'GET',
    path: '/catalog/hot',
    module: 'COMM3',
    access: 'anyone',
    sharedReply: true,
    refusals: [],
  },
  addFavourite: {
    name: 'catalog.addFavourite',
    method: 'POST',
    path: '/catalog/favourites',
    module: 'COMM3',
    access: 'session',
    refusals: ['catalog.game_unknown', 'catalog.favourites_full'],
  },
  /** Taking away what is not there is no mistake. */
  removeFavourite: {
    name: 'catalog.removeFavourite',
    method: 'DELETE',
    path: '/catalog/favourites',
    module: 'COMM3',
    access: 'session',
    refusals: [],
  },
  /** Favourites that can be played now, the latest first. */
  listFavourites: {
    name: 'catalog.listFavourites',
    method: 'GET',
    path: '/catalog/favourites',
    module: 'COMM3',
    access: 'session',
    refusals: [],
  },
  listFavouriteIds: {
    name: 'catalog.listFavouriteIds',
    method: 'GET',
    path: '/catalog/favourites/ids',
    module: 'COMM3',
    access: 'session',
    refusals: [],
  },
  /** Notes that the caller has started a game; a launch does so by itself. */
  addRecent: {
    name: 'catalog.addRecent',
    method: 'GET',
    path: '/catalog/recents/add',
    module: 'COMM3',
    access: 'session',
    changesByGet: true,
    refusals: ['catalog.game_unknown'],
  },
  /** Games that the caller has started, the latest first. */
  listRecents: {
    name: 'catalog.listRecents',
    method: 'GET',
    path: '/catalog/recents',
    module: 'COMM3',
    access: 'session',
    refusals: [],
  },
} as const satisfies Endpoints<CatalogCode>;
