import type { Endpoints } from '../endpoint.ts';
import type { CashierRefusal } from './refusals.ts';

/** What operators do about cashier. */
export const cashierConsoleEndpoints = {} as const satisfies Endpoints<CashierRefusal['code']>;
