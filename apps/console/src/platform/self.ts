import type { ResponseOf } from '@maneki/contract/contract';
import { operatorsEndpoints } from '@maneki/contract/operators/endpoints';
import type { OperatorRight } from '@maneki/contract/operators/rights';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call, RefusedError } from './call/call.ts';

export type Self = ResponseOf<typeof operatorsEndpoints.getSelf>;

/** Who is in; null where nobody is. */
export const selfQuery = queryOptions({
  queryKey: ['operators', 'self'],
  queryFn: async (): Promise<Self | null> => {
    try {
      return await call(operatorsEndpoints.getSelf, {});
    } catch (error) {
      if (error instanceof RefusedError && error.code.startsWith('call.')) return null;
      throw error;
    }
  },
  staleTime: 60_000,
});

/** Whether the operator has a right. The server asks again; this only spares them the try. */
export const useMay = (right: OperatorRight): boolean =>
  useQuery(selfQuery).data?.rights.includes(right) ?? false;
