import type { Endpoints } from '../endpoint.ts';
import { withdrawalConsoleEndpoints } from './withdrawal-console-endpoints.ts';

/** What operators do about cashier. */
export const cashierConsoleEndpoints = {
  ...withdrawalConsoleEndpoints,
} as const satisfies Endpoints;
