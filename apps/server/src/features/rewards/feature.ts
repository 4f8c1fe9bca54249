import { rewardsConsoleHandlers } from './console-routes.ts';
import { tellClaimed, tellGranted } from './events.ts';
import { rewardsInvariants } from './invariants/rewards-invariants.ts';
import { rewardsJobs } from './jobs.ts';
import { earnByPlaying, earnMoreByPlaying } from './points/events.ts';
import { type RewardsOutside, rewardsHandlers } from './routes.ts';

export const rewardsFeature = {
  handlers: (services: RewardsOutside) => ({
    ...rewardsHandlers(services),
    ...rewardsConsoleHandlers(),
  }),
  jobs: () => rewardsJobs,
  eventHandlers: [tellGranted, tellClaimed, earnByPlaying, earnMoreByPlaying],
  invariants: rewardsInvariants,
};
