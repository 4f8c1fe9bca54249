import type { catalogEndpoints } from '@maneki/contract/catalog/endpoints';
import { done } from '@maneki/kernel/outcome';
import type { Call } from '#platform/calls/call';
import type { Handlers } from '#platform/calls/handlers';
import type { Database } from '#platform/database/database';
import { listGames, listRecents } from './lists/list-games.ts';
import { listVendors } from './lists/list-vendors.ts';

/** Translates between the wire and the use cases. Decides nothing. */
export function catalogHandlers({
  database,
  listProvidersOn,
}: {
  readonly database: Database;
  /** The codes of providers at which games can be started: a later feature's to know. */
  listProvidersOn(now: Date): Promise<readonly string[]>;
}): Handlers<typeof catalogEndpoints> {
  const askedBy = async ({ language, now }: Call) => ({
    language,
    providers: await listProvidersOn(now),
  });
  return {
    listGames: async (call, request) =>
      listGames(database, { ...request, ...(await askedBy(call)) }),
    listVendors: async (call, request) =>
      done({ list: await listVendors(database, { ...request, ...(await askedBy(call)) }) }),
    listRecents: async (call, request) => {
      const { memberId } = call.caller;
      return listRecents(database, { ...request, ...(await askedBy(call)), memberId });
    },
  };
}
