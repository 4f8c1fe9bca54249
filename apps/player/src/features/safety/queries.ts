import type { ActivityUnit } from '@maneki/contract/play/activity';
import { playEndpoints } from '@maneki/contract/play/endpoints';
import { safetyEndpoints } from '@maneki/contract/safety/endpoints';
import { walletEndpoints } from '@maneki/contract/wallet/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/call/browser.ts';
import { readValue } from '#platform/call/refused-error.ts';

/** How often a page that is looked at says so; a break is a good deal longer. */
const HERE_EVERY_MS = 5 * 60_000;

/** Since when somebody is here. To ask is to be here: a hidden page does not. */
export const sittingQuery = queryOptions({
  queryKey: ['safety', 'sitting'] as const,
  queryFn: () => readValue(call(safetyEndpoints.continueSitting, {})),
  refetchInterval: HERE_EVERY_MS,
  refetchOnWindowFocus: 'always',
  staleTime: HERE_EVERY_MS,
});

/** What came of the games since then. */
export const sittingSumQuery = queryOptions({
  queryKey: ['safety', 'sitting-sum'] as const,
  queryFn: () => readValue(call(walletEndpoints.sumSitting, {})),
  staleTime: 0,
});

/** The limits that the member has set, as they are used up. */
export const limitUseQuery = queryOptions({
  queryKey: ['safety', 'limit-use'] as const,
  queryFn: () => readValue(call(walletEndpoints.listLimitUse, {})),
  select: ({ list }) => list,
  staleTime: 0,
});

/** All limits that there can be, as they hold, and what waits. */
export const limitsQuery = queryOptions({
  queryKey: ['safety', 'limits'] as const,
  queryFn: () => readValue(call(safetyEndpoints.listLimits, {})),
  select: ({ list }) => list,
  staleTime: 0,
});

/** Whether the member stays away, and until when. */
export const exclusionQuery = queryOptions({
  queryKey: ['safety', 'exclusion'] as const,
  queryFn: () => readValue(call(safetyEndpoints.getExclusion, {})),
  select: ({ exclusion }) => exclusion,
  staleTime: 0,
});

/** What the member paid, staked and won, and how long they were here. */
export const activityQuery = (by: ActivityUnit) =>
  queryOptions({
    queryKey: ['safety', 'activity', by] as const,
    queryFn: () => readValue(call(playEndpoints.readActivity, { by })),
    staleTime: 0,
  });
