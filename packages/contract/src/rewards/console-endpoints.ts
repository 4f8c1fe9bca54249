import type { Endpoints } from '../endpoint.ts';
import { promotionConsoleEndpoints } from './promotion-console-endpoints.ts';
import type { RewardsRefusal } from './refusals.ts';

/** What operators do about rewards. */
export const rewardsConsoleEndpoints = {
  ...promotionConsoleEndpoints,
} as const satisfies Endpoints<RewardsRefusal['code']>;
