import type { Endpoints } from '../endpoint.ts';
import { mallEndpoints } from './mall-endpoints.ts';
import { pointEndpoints } from './point-endpoints.ts';
import { rewardEndpoints } from './reward-endpoints.ts';

export const rewardsEndpoints = {
  ...rewardEndpoints,
  ...pointEndpoints,
  ...mallEndpoints,
} as const satisfies Endpoints;
