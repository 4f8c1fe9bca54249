import type { Endpoints } from '../endpoint.ts';
import { withdrawalEndpoints } from './withdrawal-endpoints.ts';

export const cashierEndpoints = {
  ...withdrawalEndpoints,
} as const satisfies Endpoints;
