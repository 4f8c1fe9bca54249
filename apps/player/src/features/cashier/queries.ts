import { cashierEndpoints } from '@maneki/contract/cashier/endpoints';
import { promotionEndpoints } from '@maneki/contract/rewards/promotion-endpoints';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/call/browser.ts';
import { readValue } from '#platform/call/refused-error.ts';

/** The keys under which answers are kept; a change makes all of them stale at once. */
export const cashierKeys = { all: ['cashier'] as const };

/** The ways to pay in that the member has. */
export const channelsQuery = queryOptions({
  queryKey: [...cashierKeys.all, 'channels'] as const,
  queryFn: () => readValue(call(cashierEndpoints.listChannels, {})),
});

/** What may be chosen to come with a deposit. */
export const offersQuery = queryOptions({
  queryKey: [...cashierKeys.all, 'offers'] as const,
  queryFn: () => readValue(call(promotionEndpoints.listDepositOffers, {})),
});

/** What giving up a bonus costs now. */
export const giveUpQuery = (rolloverId: string) =>
  queryOptions({
    queryKey: [...cashierKeys.all, 'giveUp', rolloverId] as const,
    queryFn: () => readValue(call(promotionEndpoints.previewGiveUp, { rolloverId })),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

export const depositQuery = (orderNo: string) =>
  queryOptions({
    queryKey: [...cashierKeys.all, 'deposit', orderNo] as const,
    queryFn: () => readValue(call(cashierEndpoints.getDeposit, { orderNo })),
  });

/** The member's orders, the newest first. */
export const depositsQuery = infiniteQueryOptions({
  queryKey: [...cashierKeys.all, 'deposits'] as const,
  queryFn: ({ pageParam }) =>
    readValue(call(cashierEndpoints.listDeposits, pageParam ? { cursor: pageParam } : {})),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
});

/** A receipt as it is kept, which never changes. */
export const receiptQuery = (orderNo: string, id: string) =>
  queryOptions({
    queryKey: [...cashierKeys.all, 'receipt', orderNo, id] as const,
    queryFn: () => readValue(call(cashierEndpoints.getReceipt, { orderNo, id })),
    staleTime: Number.POSITIVE_INFINITY,
  });
