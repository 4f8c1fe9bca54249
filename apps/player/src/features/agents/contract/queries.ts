import type { ContractKind } from '@maneki/contract/agents/contract';
import { agentsEndpoints } from '@maneki/contract/agents/endpoints';
import type { ResponseOf } from '@maneki/contract/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/call/browser.ts';
import { readValue } from '#platform/call/refused-error.ts';
import { agentsKeys } from '../home/queries.ts';

export const contractKeys = { all: [...agentsKeys.all, 'contracts'] as const };

const ownContracts = {
  DAILY_SALARY: agentsEndpoints.getSalaryContract,
  HOURLY_SALARY: agentsEndpoints.getHourContract,
  DIVIDEND: agentsEndpoints.getDevidendContract,
} as const;

export type OwnContract = ResponseOf<(typeof ownContracts)[ContractKind]>;

/** The caller's own contract of a kind: what waits, and what is in force. */
export const ownContractQuery = (kind: ContractKind) =>
  queryOptions({
    queryKey: [...contractKeys.all, kind] as const,
    queryFn: () => readValue(call(ownContracts[kind], {})),
  });

export type DownlineContract = ResponseOf<
  typeof agentsEndpoints.listDownlineContracts
>['rows'][number];

/** Agents directly below, with what the caller pays them by. */
export const downlineContractsQuery = (kind: ContractKind) =>
  infiniteQueryOptions({
    queryKey: [...contractKeys.all, kind, 'downline'] as const,
    queryFn: ({ pageParam }) =>
      readValue(call(agentsEndpoints.listDownlineContracts, { kind, cursor: pageParam })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });

export type BillSide = 'PAYEE' | 'PAYER';

/** What came of contracts: to the caller, or to those whom the caller pays. */
export const billsQuery = (kind: ContractKind, as: BillSide) =>
  infiniteQueryOptions({
    queryKey: [...contractKeys.all, kind, 'bills', as] as const,
    queryFn: ({ pageParam }) =>
      readValue(call(agentsEndpoints.listBills, { kind, as, cursor: pageParam })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });

/** How the running period of the dividend stands. */
export const dividendQuery = queryOptions({
  queryKey: [...contractKeys.all, 'dividend'] as const,
  queryFn: () => readValue(call(agentsEndpoints.getDividendInfo, {})),
});
