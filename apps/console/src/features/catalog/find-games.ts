import { catalogConsoleEndpoints } from '@maneki/contract/catalog/console-endpoints';
import { call } from '#platform/call/call.ts';
import type { FindSource } from '#platform/find.ts';

const FOUND_MAX = 5;

/** Games by their names in any language, and studios: each leads to the list of just these. */
export const findGames: FindSource = {
  name: 'catalog',
  right: 'readCatalog',
  async find(query, t) {
    const [games, vendors] = await Promise.all([
      call(catalogConsoleEndpoints.listManagedGames, { name: query, size: FOUND_MAX }),
      call(catalogConsoleEndpoints.listManagedVendors, { size: 100 }),
    ]);
    const wanted = query.toLowerCase();
    const studios = vendors.rows.filter(({ name }) => name.toLowerCase().includes(wanted));
    return [
      ...studios.slice(0, FOUND_MAX).map(({ code, name }) => ({
        id: `vendor-${code}`,
        label: name,
        hint: t('catalog.games.vendor'),
        to: `/catalog?${new URLSearchParams({ vendor: code })}`,
      })),
      ...games.rows.map(({ code, name, vendor, vendorName }) => ({
        id: `game-${code}`,
        label: name,
        hint: vendorName,
        to: `/catalog?${new URLSearchParams({ name, vendor })}`,
      })),
    ];
  },
};
