import { rewardsConsoleHandlers } from './console-routes.ts';
import { tellClaimed, tellGranted } from './events.ts';
import { rewardsInvariants } from './invariants/rewards-invariants.ts';
import { type RewardsTools, rewardsJobs } from './jobs.ts';
import { seedDemoPromotions } from './promotions/demo/seed-demo-promotions.ts';
import { type RewardsOutside, rewardsHandlers } from './routes.ts';

export const rewardsFeature = {
  handlers: (services: RewardsOutside) => ({
    ...rewardsHandlers(services),
    ...rewardsConsoleHandlers(services),
  }),
  jobs: (tools: RewardsTools) => rewardsJobs(tools),
  eventHandlers: [tellGranted, tellClaimed],
  invariants: rewardsInvariants,
  seedDemo: seedDemoPromotions,
  refreshDemo: seedDemoPromotions,
};
