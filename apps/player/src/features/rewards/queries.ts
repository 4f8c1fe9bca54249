import { rewardsEndpoints } from '@maneki/contract/rewards/endpoints';
import type { CallFunction } from '@maneki/contract/visit';
import { queryOptions } from '@tanstack/react-query';
import { call as callFromPage } from '#platform/call/browser.ts';
import { readValue } from '#platform/call/refused-error.ts';

/** The keys under which answers are kept; a change makes all of them stale at once. */
export const rewardsKeys = { all: ['rewards'] as const };

const MISSIONS_ON_STALE_MS = 60_000;

/** Whether the merchant has missions at all, which changes a few times a year. */
export const missionsOnQuery = (call: CallFunction) =>
  queryOptions({
    queryKey: [...rewardsKeys.all, 'missions-on'] as const,
    queryFn: () => readValue(call(rewardsEndpoints.areMissionsOn, {})),
    staleTime: MISSIONS_ON_STALE_MS,
  });

export const missionsQuery = queryOptions({
  queryKey: [...rewardsKeys.all, 'missions'] as const,
  queryFn: () => readValue(callFromPage(rewardsEndpoints.listMissions, {})),
});

export const signInQuery = queryOptions({
  queryKey: [...rewardsKeys.all, 'sign-in'] as const,
  queryFn: () => readValue(callFromPage(rewardsEndpoints.readSignIn, {})),
});
