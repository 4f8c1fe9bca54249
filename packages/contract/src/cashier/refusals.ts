import type { RefusalOf, RefusalTable } from '../endpoint.ts';
import { depositRefusals } from './deposit-refusals.ts';

/** Why cashier says no, in the order of its checks: the first reason that applies is the answer. */
export const cashierRefusals = {
  ...depositRefusals,
} as const satisfies RefusalTable<'cashier'>;

export type CashierRefusal = RefusalOf<typeof cashierRefusals>;
