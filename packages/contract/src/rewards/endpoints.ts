import type { Endpoints } from '../endpoint.ts';
import { missionEndpoints } from './mission-endpoints.ts';
import { mallEndpoints } from './mall-endpoints.ts';
import { pointEndpoints } from './point-endpoints.ts';
import { rewardEndpoints } from './reward-endpoints.ts';
import { vipEndpoints } from './vip-endpoints.ts';

export const rewardsEndpoints = {
  ...rewardEndpoints,
  ...vipEndpoints,
import { signInEndpoints } from './sign-in-endpoints.ts';

export const rewardsEndpoints = {
  ...rewardEndpoints,
  ...missionEndpoints,
  ...signInEndpoints,
  ...pointEndpoints,
  ...mallEndpoints,
} as const satisfies Endpoints;
