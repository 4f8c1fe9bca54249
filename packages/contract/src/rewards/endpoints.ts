import type { Endpoints } from '../endpoint.ts';
import { pointEndpoints } from './point-endpoints.ts';
import { rewardEndpoints } from './reward-endpoints.ts';

export const rewardsEndpoints = {
  ...rewardEndpoints,
  ...pointEndpoints,
} as const satisfies Endpoints;
