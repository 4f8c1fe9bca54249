import type { catalogEndpoints } from '@maneki/contract/catalog/endpoints';
import { done } from '@maneki/kernel/outcome';
import type { MerchantDirectory } from '#features/site';
import type { Call } from '#platform/calls/call';
import type { Handlers } from '#platform/calls/handlers';
import type { Database } from '#platform/database/database';
import type { CatalogDirectory } from './catalogue/catalog-directory.ts';
import type { Reader } from './catalogue/describe-game.ts';
import { addFavourite } from './favourites/add-favourite.ts';
import { listFavouriteIds, listFavourites } from './favourites/list-favourites.ts';
import { removeFavourite } from './favourites/remove-favourite.ts';
import { listGames } from './lists/list-games.ts';
import { listHotGames } from './lists/list-hot-games.ts';
import { listVendors } from './lists/list-vendors.ts';
import { addRecent } from './recents/add-recent.ts';
import { listRecents } from './recents/list-recents.ts';

/** Translates between the wire and the use cases. Decides nothing. */
export function catalogHandlers({
  database,
  catalogue: directory,
  merchants,
  listProvidersOn,
}: {
  readonly database: Database;
  readonly catalogue: CatalogDirectory;
  readonly merchants: Pick<MerchantDirectory, 'get'>;
  /** The codes of providers at which games can be started: a later feature's to know. */
  listProvidersOn(now: Date): Promise<readonly string[]>;
}): Handlers<typeof catalogEndpoints> {
  const lobbyAt = async ({ now, merchantCode }: Call) => {
    await directory.settled();
    return directory.at(await listProvidersOn(now), merchantCode);
  };
  const servicesAt = async (call: Call) => {
    const { catalogue } = await lobbyAt(call);
    return { database, catalogue };
  };
  /** The language and the currency that a request names, else those of the call and of its site. */
  const readerOf = (
    call: Call,
    request: { readonly [Part in keyof Reader]?: Reader[Part] | undefined },
  ): Reader => ({
    language: request.language ?? call.language,
    currency: request.currency ?? merchants.get(call.merchantCode).currency,
  });
  return {
    getLobby: async (call, request) => {
      const { merchantCode } = call;
      return done((await lobbyAt(call)).view({ merchantCode, ...readerOf(call, request) }));
    },
    listVendors: async (call, request) => {
      const { catalogue, listHot } = await lobbyAt(call);
      return done({
        list: listVendors(catalogue, { ...request, ...readerOf(call, request) }),
        hasHot: listHot(call.merchantCode).length > 0,
      });
    },
    listGames: async (call, request) => {
      const { catalogue } = await lobbyAt(call);
      return done(listGames(catalogue, { ...request, ...readerOf(call, request) }));
    },
    listHotGames: async (call, request) => {
      const { merchantCode } = call;
      const asked = { ...request, merchantCode, ...readerOf(call, request) };
      return done({ list: listHotGames(await lobbyAt(call), asked) });
    },
    addFavourite: async (call, { nodeId }) => {
      const { memberId } = call.caller;
      return addFavourite(await servicesAt(call), { memberId, nodeId, addedAt: call.now });
    },
    removeFavourite: async ({ caller: { memberId } }, { nodeId }) => {
      await removeFavourite(database, { memberId, nodeId });
      return done({});
    },
    listFavourites: async (call, request) => {
      const { memberId } = call.caller;
      const asked = { ...request, memberId, ...readerOf(call, request) };
      return done(await listFavourites(await servicesAt(call), asked));
    },
    listFavouriteIds: async (call, { pageNo, pageSize }) => {
      const { memberId } = call.caller;
      return done(await listFavouriteIds(await servicesAt(call), { memberId, pageNo, pageSize }));
    },
    addRecent: async (call, { nodeId }) => {
      const { memberId } = call.caller;
      return addRecent(await servicesAt(call), { memberId, nodeId, playedAt: call.now });
    },
    listRecents: async (call, request) => {
      const { memberId } = call.caller;
      const asked = { ...request, memberId, ...readerOf(call, request) };
      return done(await listRecents(await servicesAt(call), asked));
    },
  };
}
