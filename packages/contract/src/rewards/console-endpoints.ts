import type { Endpoints } from '../endpoint.ts';
import { mallConsoleEndpoints } from './mall-console-endpoints.ts';
import type { RewardsRefusal } from './refusals.ts';

/** What operators do about rewards. */
export const rewardsConsoleEndpoints = {
  ...mallConsoleEndpoints,
} as const satisfies Endpoints<RewardsRefusal['code']>;
