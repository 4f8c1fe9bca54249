import type { Endpoints } from '../endpoint.ts';
import { depositEndpoints } from './deposit-endpoints.ts';
import { withdrawalEndpoints } from './withdrawal-endpoints.ts';

export const cashierEndpoints = {
  ...depositEndpoints,
  ...withdrawalEndpoints,
} as const satisfies Endpoints;
