import { rewardsEndpoints } from '@maneki/contract/rewards/endpoints';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/call/browser.ts';
import { readValue } from '#platform/call/refused-error.ts';
import { createRecord } from '#platform/records/create-record.ts';
import { walletKeys } from '#platform/viewer/wallet-query.ts';
import { rewardsKeys } from '../queries.ts';

const mallKey = [...rewardsKeys.all, 'mall'] as const;

export const goodsQuery = queryOptions({
  queryKey: [...mallKey, 'goods'] as const,
  queryFn: () => readValue(call(rewardsEndpoints.listGoods, {})),
  staleTime: 0,
});

export const addressesQuery = queryOptions({
  queryKey: [...mallKey, 'addresses'] as const,
  queryFn: async () => (await readValue(call(rewardsEndpoints.listAddresses, {}))).addresses,
  staleTime: 0,
});

export const orderQuery = (orderNo: string) =>
  queryOptions({
    queryKey: [...mallKey, 'order', orderNo] as const,
    queryFn: () => readValue(call(rewardsEndpoints.getMallOrder, { orderNo })),
    staleTime: 0,
  });

/** The member's orders, the newest first. */
export const ordersQuery = infiniteQueryOptions({
  queryKey: [...mallKey, 'orders'] as const,
  queryFn: ({ pageParam }) =>
    readValue(call(rewardsEndpoints.listMallOrders, pageParam ? { cursor: pageParam } : {})),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
  staleTime: 0,
});

export const pointsQuery = queryOptions({
  queryKey: [...rewardsKeys.all, 'points'] as const,
  queryFn: () => readValue(call(rewardsEndpoints.getPoints, {})),
  staleTime: 0,
});

/** How points came and went; all of them, the latest first. */
export const pointRecord = createRecord({
  key: ['rewards', 'point-history'],
  readPage: async (_all: Record<never, never>, cursor) => {
    const asked = cursor === undefined ? {} : { cursor };
    const { transfers, next } = await readValue(call(rewardsEndpoints.listPointHistory, asked));
    return { list: transfers, next };
  },
  readTotals: () => readValue(call(rewardsEndpoints.getPoints, {})),
});

/** Reads everything of the mall again, and what there is in the wallet. */
export function useReadMallAgain(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: rewardsKeys.all }),
      queryClient.invalidateQueries({ queryKey: walletKeys.balance }),
    ]);
}
