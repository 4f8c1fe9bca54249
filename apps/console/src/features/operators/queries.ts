import type { RequestOf } from '@maneki/contract/contract';
import { operatorsEndpoints } from '@maneki/contract/operators/endpoints';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/call/call.ts';

export const doorQuery = queryOptions({
  queryKey: ['operators', 'door'],
  queryFn: () => call(operatorsEndpoints.readDoor, {}),
  // A code of the moment is one for half a minute.
  refetchInterval: 10_000,
});

export const operatorsQuery = queryOptions({
  queryKey: ['operators', 'list'],
  queryFn: () => call(operatorsEndpoints.listOperators, {}),
});

export const sessionsQuery = queryOptions({
  queryKey: ['operators', 'sessions'],
  queryFn: () => call(operatorsEndpoints.listSessions, {}),
});

export type ProposalsWish = RequestOf<typeof operatorsEndpoints.listProposals>;

export const proposalsQuery = (wish: ProposalsWish) =>
  queryOptions({
    queryKey: ['operators', 'proposals', wish],
    queryFn: () => call(operatorsEndpoints.listProposals, wish),
    // Another operator may be waiting on the other side.
    refetchInterval: 15_000,
  });

/** Ends the session; whatever was read in it is forgotten. */
export function useLeave(): () => void {
  const client = useQueryClient();
  return async () => {
    await call(operatorsEndpoints.endSession, {}).catch(() => {});
    client.clear();
    window.location.assign('/console/login');
  };
}
