import type { Endpoints } from '../endpoint.ts';
import type { RewardsRefusal } from './refusals.ts';

/** What operators do about rewards. */
export const rewardsConsoleEndpoints = {} as const satisfies Endpoints<RewardsRefusal['code']>;
