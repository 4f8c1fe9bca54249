import type { Endpoints } from '../endpoint.ts';
import type { WalletCode } from '../wallet/refusals.ts';

/** Which games there are to play. */
export const catalogEndpoints = {
  /** Games that can be started now, in the order of the catalogue. */
  listGames: {
    name: 'catalog.listGames',
    method: 'GET',
    path: '/catalog/games',
    module: 'COMM3',
    access: 'anyone',
    refusals: ['wallet.cursor_invalid'],
  },
  listVendors: {
    name: 'catalog.listVendors',
    method: 'GET',
    path: '/catalog/vendors',
    module: 'COMM3',
    access: 'anyone',
    refusals: [],
  },
  /** Games that the caller has started, the latest first. */
  listRecents: {
    name: 'catalog.listRecents',
    method: 'GET',
    path: '/catalog/recents',
    module: 'COMM3',
    access: 'session',
    refusals: ['wallet.cursor_invalid'],
  },
} as const satisfies Endpoints<WalletCode>;
