import { siteEndpoints } from '@maneki/contract/site/endpoints';
import type { CallFunction } from '@maneki/contract/visit';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { queryClient } from '../call/browser.ts';
import { readValue } from '../call/refused-error.ts';

/** Where merchants do business unless their settings say otherwise. */
const DEFAULT_ZONE = 'Asia/Tokyo';

/**
 * The time zone that the merchant's days begin and end in. It is a setting of the site, which every page
 * has read before it is shown.
 */
export const useBusinessZone = (): string => zoneIn(useQueryClient());

/** The same for what is read before a page is shown; the server asks for the visit that it renders. */
export async function readBusinessZone(call: CallFunction): Promise<string> {
  if (!import.meta.env.SSR) return zoneIn(queryClient);
  return (await readValue(call(siteEndpoints.getSettings, {}))).businessTimezone;
}

const zoneIn = (client: QueryClient): string =>
  client.getQueryData<{ readonly businessTimezone?: string }>(['site', 'settings'])
    ?.businessTimezone ?? DEFAULT_ZONE;
