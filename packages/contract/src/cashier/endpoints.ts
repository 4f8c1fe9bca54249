import type { Endpoints } from '../endpoint.ts';
import type { CashierRefusal } from './refusals.ts';

export const cashierEndpoints = {} as const satisfies Endpoints<CashierRefusal['code']>;
