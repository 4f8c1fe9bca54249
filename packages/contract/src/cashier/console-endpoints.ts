import type { Endpoints } from '../endpoint.ts';
import { depositConsoleEndpoints } from './deposit-console-endpoints.ts';

/** What operators do about cashier. */
export const cashierConsoleEndpoints = {
  ...depositConsoleEndpoints,
} as const satisfies Endpoints;
