import type { Endpoints } from '../endpoint.ts';
import { rewardEndpoints } from './reward-endpoints.ts';
import { vipEndpoints } from './vip-endpoints.ts';

export const rewardsEndpoints = {
  ...rewardEndpoints,
  ...vipEndpoints,
} as const satisfies Endpoints;
