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
