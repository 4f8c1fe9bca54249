import type { Endpoints } from '../endpoint.ts';
import { promotionEndpoints } from './promotion-endpoints.ts';
import { rewardEndpoints } from './reward-endpoints.ts';

export const rewardsEndpoints = {
  ...rewardEndpoints,
  ...promotionEndpoints,
} as const satisfies Endpoints;
