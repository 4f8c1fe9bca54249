import type { Endpoints } from '../endpoint.ts';
import { mallConsoleEndpoints } from './mall-console-endpoints.ts';
import { missionConsoleEndpoints } from './mission-console-endpoints.ts';
import { packetConsoleEndpoints } from './packet-console-endpoints.ts';
import { promotionConsoleEndpoints } from './promotion-console-endpoints.ts';
import { referralConsoleEndpoints } from './referral-console-endpoints.ts';
import { vipConsoleEndpoints } from './vip-console-endpoints.ts';

/** What operators do about rewards. */
export const rewardsConsoleEndpoints = {
  ...promotionConsoleEndpoints,
  ...vipConsoleEndpoints,
  ...missionConsoleEndpoints,
  ...mallConsoleEndpoints,
  ...packetConsoleEndpoints,
  ...referralConsoleEndpoints,
} as const satisfies Endpoints;
