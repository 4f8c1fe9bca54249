import type { Endpoints } from '../endpoint.ts';
import { depositEndpoints } from './deposit-endpoints.ts';

export const cashierEndpoints = {
  ...depositEndpoints,
} as const satisfies Endpoints;
