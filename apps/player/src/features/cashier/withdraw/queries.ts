import { cashierEndpoints } from '@maneki/contract/cashier/endpoints';
import type { ResponseOf } from '@maneki/contract/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/call/browser.ts';
import { readValue } from '#platform/call/refused-error.ts';
import { cashierKeys } from '../queries.ts';

export type WithdrawalTerms = ResponseOf<typeof cashierEndpoints.getWithdrawalTerms>;
export type Rollover = WithdrawalTerms['rollovers'][number];
export type PayoutAccount = ResponseOf<
  typeof cashierEndpoints.listPayoutAccounts
>['accounts'][number];
export type Withdrawal = ResponseOf<typeof cashierEndpoints.getWithdrawal>['withdrawal'];

/** What can be taken out, on which terms, and what stands in the way. */
export const termsQuery = queryOptions({
  queryKey: [...cashierKeys.all, 'withdrawal-terms'] as const,
  queryFn: () => readValue(call(cashierEndpoints.getWithdrawalTerms, {})),
  staleTime: 0,
});

export const accountsQuery = queryOptions({
  queryKey: [...cashierKeys.all, 'payout-accounts'] as const,
  queryFn: async () => (await readValue(call(cashierEndpoints.listPayoutAccounts, {}))).accounts,
  staleTime: 0,
});

/** One order, with how it came where it stands. */
export const withdrawalQuery = (orderNo: string) =>
  queryOptions({
    queryKey: [...cashierKeys.all, 'withdrawal', orderNo] as const,
    queryFn: () => readValue(call(cashierEndpoints.getWithdrawal, { orderNo })),
    staleTime: 0,
  });

export const withdrawalsQuery = infiniteQueryOptions({
  queryKey: [...cashierKeys.all, 'withdrawals'] as const,
  queryFn: ({ pageParam }) =>
    readValue(
      call(cashierEndpoints.listWithdrawals, pageParam === undefined ? {} : { cursor: pageParam }),
    ),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
  staleTime: 0,
});
