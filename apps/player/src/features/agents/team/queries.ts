import { agentsEndpoints } from '@maneki/contract/agents/endpoints';
import type { RequestOf } from '@maneki/contract/contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/call/browser.ts';
import { readValue } from '#platform/call/refused-error.ts';
import { createRecord } from '#platform/records/create-record.ts';
import type { Period } from '#platform/records/period.ts';
import { agentsKeys } from '../home/queries.ts';

type Asked<Name extends keyof typeof agentsEndpoints> = RequestOf<(typeof agentsEndpoints)[Name]>;

/** Days that one look at a team can show: all of them at once. */
const DAYS = 31;

/** What a team came to in a period, in all and by day. */
export const teamKpiQuery = ({ from, to }: Period) =>
  queryOptions({
    queryKey: [...agentsKeys.all, 'kpi', from, to] as const,
    queryFn: () =>
      readValue(
        call(agentsEndpoints.getTeamKpi, { startDate: from, endDate: to, page: 1, size: DAYS }),
      ),
  });

export type MembersChoice = Pick<Asked<'listTeamMembers'>, 'parentId' | 'search'>;

export const teamMembersKey = [...agentsKeys.all, 'members'] as const;

/** Who stands below somebody, or has a name that begins so. */
export const teamMembersQuery = (choice: MembersChoice) =>
  infiniteQueryOptions({
    queryKey: [...teamMembersKey, choice] as const,
    queryFn: ({ pageParam }) =>
      readValue(call(agentsEndpoints.listTeamMembers, { ...choice, cursor: pageParam })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

export type ProfitChoice = Period & { readonly parentId?: string | undefined };

/** What those directly below somebody came to, each with their team. */
export const teamProfitQuery = ({ from, to, parentId }: ProfitChoice) =>
  infiniteQueryOptions({
    queryKey: [...agentsKeys.all, 'profit', from, to, parentId] as const,
    queryFn: ({ pageParam }) =>
      readValue(
        call(agentsEndpoints.listTeamProfit, {
          ...{ startDate: from, endDate: to, parentId, cursor: pageParam },
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });

export type TicketsChoice = Period &
  Pick<Asked<'listTeamTickets'>, 'username' | 'category' | 'status'>;

const readTickets = ({ from, to, ...choice }: TicketsChoice, cursor?: string) =>
  readValue(
    call(agentsEndpoints.listTeamTickets, { startDate: from, endDate: to, ...choice, cursor }),
  );

/** Bets of a team, the latest first. What they come to stands on the team's overview. */
export const teamTickets = createRecord({
  key: ['agents', 'tickets'],
  readPage: readTickets,
  readTotals: async () => null,
});
