import { rewardsConsoleHandlers } from './console-routes.ts';
import { tellClaimed, tellGranted } from './events.ts';
import { rewardsInvariants } from './invariants/rewards-invariants.ts';
import { rewardsJobs } from './jobs.ts';
import { tellOrderMoved } from './mall/events.ts';
import { seedDemoMall } from './mall/seed-demo-mall.ts';
import { earnByPlaying, earnMoreByPlaying } from './points/events.ts';
import { type RewardsOutside, rewardsHandlers } from './routes.ts';

export const rewardsFeature = {
  handlers: (services: RewardsOutside) => ({
    ...rewardsHandlers(services),
    ...rewardsConsoleHandlers(services),
  }),
  jobs: () => rewardsJobs,
  eventHandlers: [tellGranted, tellClaimed, earnByPlaying, earnMoreByPlaying, tellOrderMoved],
  invariants: rewardsInvariants,
  seedDemo: seedDemoMall,
  refreshDemo: seedDemoMall,
};
