import { rewardsEndpoints } from '@maneki/contract/rewards/endpoints';
import type { FriendView, ReferralView } from '@maneki/contract/rewards/referral-schemas';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/call/browser.ts';
import { readValue } from '#platform/call/refused-error.ts';
import { rewardsKeys } from '../queries.ts';

export type Friend = FriendView;
export type OpenReferral = Extract<ReferralView, { state: 'ON' }>;

export const referralQuery = queryOptions({
  queryKey: [...rewardsKeys.all, 'referral'] as const,
  queryFn: () => readValue(call(rewardsEndpoints.getReferral, {})),
});

/** The friends who came, the latest first. */
export const friendsQuery = infiniteQueryOptions({
  queryKey: [...rewardsKeys.all, 'friends'] as const,
  queryFn: ({ pageParam }) =>
    readValue(
      call(rewardsEndpoints.listFriends, pageParam === undefined ? {} : { cursor: pageParam }),
    ),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
});
