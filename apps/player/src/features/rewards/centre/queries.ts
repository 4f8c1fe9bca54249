import type { ResponseOf } from '@maneki/contract/contract';
import { rewardsEndpoints } from '@maneki/contract/rewards/endpoints';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/call/browser.ts';
import { readValue } from '#platform/call/refused-error.ts';
import { rewardsKeys } from '../queries.ts';

export type Reward = ResponseOf<typeof rewardsEndpoints.listRewards>['rewards'][number];

/** What waits to be claimed, what expires first on top. */
export const waitingQuery = queryOptions({
  queryKey: [...rewardsKeys.all, 'waiting'] as const,
  queryFn: async () => (await readValue(call(rewardsEndpoints.listRewards, {}))).rewards,
  staleTime: 0,
});

export const pastQuery = infiniteQueryOptions({
  queryKey: [...rewardsKeys.all, 'past'] as const,
  queryFn: ({ pageParam }) =>
    readValue(
      call(rewardsEndpoints.listPastRewards, pageParam === undefined ? {} : { cursor: pageParam }),
    ),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
  staleTime: 0,
});
