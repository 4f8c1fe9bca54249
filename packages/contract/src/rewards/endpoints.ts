import type { Endpoints } from '../endpoint.ts';
import { mallEndpoints } from './mall-endpoints.ts';
import { missionEndpoints } from './mission-endpoints.ts';
import { packetEndpoints } from './packet-endpoints.ts';
import { pointEndpoints } from './point-endpoints.ts';
import { promotionEndpoints } from './promotion-endpoints.ts';
import { referralEndpoints } from './referral-endpoints.ts';
import { rewardEndpoints } from './reward-endpoints.ts';
import { signInEndpoints } from './sign-in-endpoints.ts';
import { vipEndpoints } from './vip-endpoints.ts';

export const rewardsEndpoints = {
  ...rewardEndpoints,
  ...promotionEndpoints,
  ...vipEndpoints,
  ...missionEndpoints,
  ...signInEndpoints,
  ...pointEndpoints,
  ...mallEndpoints,
  ...referralEndpoints,
  ...packetEndpoints,
} as const satisfies Endpoints;
