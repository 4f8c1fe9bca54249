import type { Endpoints } from '../endpoint.ts';
import { rewardEndpoints } from './reward-endpoints.ts';

export const rewardsEndpoints = {
  ...rewardEndpoints,
} as const satisfies Endpoints;
