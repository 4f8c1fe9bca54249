import { rebateEndpoints } from '@maneki/contract/agents/rebate-endpoints';
import type { ResponseOf } from '@maneki/contract/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/call/browser.ts';
import { readValue } from '#platform/call/refused-error.ts';

export type OwnRebates = ResponseOf<typeof rebateEndpoints.getRebates>;
/** A group with what its values may be, and one's own. */
export type OwnRebate = OwnRebates['rebates'][number];
export type EarnedDay = OwnRebates['days'][number];
export type TeamMember = ResponseOf<typeof rebateEndpoints.listTeamRebates>['members'][number];

/** Everything about rebates; a push makes all of it stale at once. */
export const rebateKeys = { all: ['agents', 'rebates'] as const };

export const ownRebatesQuery = queryOptions({
  queryKey: [...rebateKeys.all, 'own'] as const,
  queryFn: () => readValue(call(rebateEndpoints.getRebates, {})),
});

export const rebateDayQuery = ({ day, currency }: Pick<EarnedDay, 'day' | 'currency'>) =>
  queryOptions({
    queryKey: [...rebateKeys.all, 'day', day, currency] as const,
    queryFn: () => readValue(call(rebateEndpoints.readRebateDay, { day, currency })),
  });

/** The direct downline, or the one of a name. */
export const teamRebatesQuery = (username: string) =>
  infiniteQueryOptions({
    queryKey: [...rebateKeys.all, 'team', username] as const,
    queryFn: ({ pageParam }) =>
      readValue(
        call(rebateEndpoints.listTeamRebates, {
          username,
          ...(pageParam === undefined ? {} : { cursor: pageParam }),
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
