import type { Endpoints } from '../endpoint.ts';
import { mallConsoleEndpoints } from './mall-console-endpoints.ts';
import type { RewardsRefusal } from './refusals.ts';
import { vipConsoleEndpoints } from './vip-console-endpoints.ts';

/** What operators do about rewards. */
export const rewardsConsoleEndpoints = {
  ...vipConsoleEndpoints,
} as const satisfies Endpoints<RewardsRefusal['code']>;
import { missionConsoleEndpoints } from './mission-console-endpoints.ts';

/** What operators do about rewards. */
export const rewardsConsoleEndpoints = {
  ...missionConsoleEndpoints,
} as const satisfies Endpoints;
  ...mallConsoleEndpoints,
} as const satisfies Endpoints<RewardsRefusal['code']>;
