import { contractConsoleEndpoints as calls } from '@maneki/contract/agents/contract-console-endpoints';
import type { ResponseOf } from '@maneki/contract/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/call/call.ts';
import type { RowOf } from '#platform/list/list-query.ts';
import { useTell } from '#platform/look/use-tell.ts';

export type ContractRow = RowOf<typeof calls.searchContracts>;
export type ContractRead = ResponseOf<typeof calls.readContract>;
export type Contract = ContractRead['contract'];
export type BillRow = RowOf<typeof calls.searchBills>;
export type BillRead = ResponseOf<typeof calls.readBill>;

/** Agents answer, jobs pay, and other operators decide meanwhile. */
export const AGAIN_MS = 10_000;

export const contractQuery = (id: string) =>
  queryOptions({
    queryKey: [calls.readContract.name, id],
    queryFn: () => call(calls.readContract, { id }),
    refetchInterval: AGAIN_MS,
  });

export const billQuery = (id: string) =>
  queryOptions({
    queryKey: [calls.readBill.name, id],
    queryFn: () => call(calls.readBill, { id }),
    refetchInterval: AGAIN_MS,
  });

export const periodQuery = queryOptions({
  queryKey: [calls.readDividendPeriod.name],
  queryFn: () => call(calls.readDividendPeriod, {}),
});

/** Says what was done, and has everything read anew that it may show in. */
export function useContractActed() {
  const tell = useTell();
  const client = useQueryClient();
  return (message: string) => {
    tell.done(message);
    for (const { name } of Object.values(calls)) client.invalidateQueries({ queryKey: [name] });
  };
}
