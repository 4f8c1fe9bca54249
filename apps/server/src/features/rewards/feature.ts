import { rewardsConsoleHandlers } from './console-routes.ts';
import { tellClaimed, tellGranted } from './events.ts';
import { rewardsInvariants } from './invariants/rewards-invariants.ts';
import { rewardsJobs } from './jobs.ts';
import { type RewardsOutside, rewardsHandlers } from './routes.ts';

export const rewardsFeature = {
  handlers: (services: RewardsOutside) => ({
    ...rewardsHandlers(services),
    ...rewardsConsoleHandlers(),
  }),
  jobs: () => rewardsJobs,
  eventHandlers: [tellGranted, tellClaimed],
  invariants: rewardsInvariants,
};
