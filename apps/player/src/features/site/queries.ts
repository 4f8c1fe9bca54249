import { siteEndpoints } from '@maneki/contract/site/endpoints';
import type { CallFunction } from '@maneki/contract/visit';
import { type QueryState, queryOptions } from '@tanstack/react-query';
import { UnreachableError } from '#platform/call/call.ts';
import { readValue } from '#platform/call/refused-error.ts';
import { readKeptStatus } from './status-cache.ts';

/**
 * However old a document is, both are asked for anew once its page stands (`BackgroundWork`): until then, while there
 * is only what the server wrote, no part of the page does.
 */
const ASKED_BY_THE_PAGE = {
  refetchOnMount: ({ state }: { readonly state: QueryState }) => state.dataUpdateCount > 1,
};

/** The status of the site: flags, links, look, and whether it is open. */
export const statusQuery = (call: CallFunction) =>
  queryOptions({
    queryKey: ['site', 'status'] as const,
    queryFn: () => readStatus(call),
    ...ASKED_BY_THE_PAGE,
  });

/** Without a network the last status that this device saw is better than none. */
async function readStatus(call: CallFunction) {
  try {
    return await readValue(call(siteEndpoints.getStatus, {}));
  } catch (error) {
    const isOffline = error instanceof UnreachableError && !navigator.onLine;
    const kept = isOffline ? await readKeptStatus() : undefined;
    if (kept) return kept;
    throw error;
  }
}

export const settingsQuery = (call: CallFunction) =>
  queryOptions({
    queryKey: ['site', 'settings'] as const,
    queryFn: () => readValue(call(siteEndpoints.getSettings, {})),
    ...ASKED_BY_THE_PAGE,
  });
