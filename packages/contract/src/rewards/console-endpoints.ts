import type { Endpoints } from '../endpoint.ts';
import { missionConsoleEndpoints } from './mission-console-endpoints.ts';

/** What operators do about rewards. */
export const rewardsConsoleEndpoints = {
  ...missionConsoleEndpoints,
} as const satisfies Endpoints;
