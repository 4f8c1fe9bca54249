import type { RefusalOf, RefusalTable } from '../endpoint.ts';

/** Why cashier says no, in the order of its checks: the first reason that applies is the answer. */
export const cashierRefusals = {} as const satisfies RefusalTable<'cashier'>;

export type CashierRefusal = RefusalOf<typeof cashierRefusals>;
