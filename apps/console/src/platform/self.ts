import type { ResponseOf } from '@maneki/contract/contract';
import { operatorsEndpoints } from '@maneki/contract/operators/endpoints';
import type { OperatorRight } from '@maneki/contract/operators/rights';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call, isOut } from './call/call.ts';
import { choice } from './choice.ts';

export type Self = ResponseOf<typeof operatorsEndpoints.getSelf>;

/** Who is in; null where nobody is. */
export const selfQuery = queryOptions({
  queryKey: ['operators', 'self'],
  queryFn: async (): Promise<Self | null> => {
    try {
      return chooseOwn(await call(operatorsEndpoints.getSelf, {}));
    } catch (error) {
      if (isOut(error)) return null;
      throw error;
    }
  },
  staleTime: 60_000,
});

/** Whose site the address belongs to, or was chosen here before, need not be one that this operator runs. */
function chooseOwn(self: Self): Self {
  const codes = self.merchants.map(({ code }) => code);
  const [first] = codes;
  if (first !== undefined && !codes.includes(choice.get().merchant))
    choice.set({ merchant: first });
  return self;
}

/** Whether the operator has a right. The server asks again; this only spares them the try. */
export const useMay = (right: OperatorRight): boolean =>
  useQuery(selfQuery).data?.rights.includes(right) ?? false;
