import type { ResponseOf } from '@maneki/contract/contract';
import { mallConsoleEndpoints } from '@maneki/contract/rewards/mall-console-endpoints';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/call/call.ts';

export type StoredGood = ResponseOf<typeof mallConsoleEndpoints.listAllGoods>['list'][number];
export type MallOrder = ResponseOf<typeof mallConsoleEndpoints.readMallOrder>;

export const goodsQuery = queryOptions({
  queryKey: [mallConsoleEndpoints.listAllGoods.name],
  queryFn: () => call(mallConsoleEndpoints.listAllGoods, {}),
});

export const orderQuery = (orderNo: string) =>
  queryOptions({
    queryKey: [mallConsoleEndpoints.readMallOrder.name, orderNo],
    queryFn: () => call(mallConsoleEndpoints.readMallOrder, { orderNo }),
  });

/** Has everything read anew that an act may show in. */
export function useMallChanged() {
  const client = useQueryClient();
  return () => {
    for (const { name } of Object.values(mallConsoleEndpoints))
      client.invalidateQueries({ queryKey: [name] });
  };
}
