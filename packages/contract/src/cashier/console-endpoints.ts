import type { Endpoints } from '../endpoint.ts';
import { depositConsoleEndpoints } from './deposit-console-endpoints.ts';
import { withdrawalConsoleEndpoints } from './withdrawal-console-endpoints.ts';

/** What operators do about cashier. */
export const cashierConsoleEndpoints = {
  ...depositConsoleEndpoints,
  ...withdrawalConsoleEndpoints,
} as const satisfies Endpoints;
