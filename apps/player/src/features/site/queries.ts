import { siteEndpoints } from '@maneki/contract/site/endpoints';
import type { CallFunction } from '@maneki/contract/visit';
import { queryOptions } from '@tanstack/react-query';
import { readValue } from '#platform/refused-error.ts';

/** The status of the site: flags, links, look, and whether it is open. */
export const statusQuery = (call: CallFunction) =>
  queryOptions({
    queryKey: ['site', 'status'] as const,
    queryFn: () => readValue(call(siteEndpoints.getStatus, {})),
  });

export const settingsQuery = (call: CallFunction) =>
  queryOptions({
    queryKey: ['site', 'settings'] as const,
    queryFn: () => readValue(call(siteEndpoints.getSettings, {})),
  });

/** What every page needs to draw its frame. */
export const frameQueries = (call: CallFunction) => [statusQuery(call), settingsQuery(call)];
