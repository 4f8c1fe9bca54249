import { rewardsConsoleHandlers } from './console-routes.ts';
import { tellClaimed, tellGranted } from './events.ts';
import { rewardsInvariants } from './invariants/rewards-invariants.ts';
import { rewardsJobs } from './jobs.ts';
import { type RewardsOutside, rewardsHandlers } from './routes.ts';
import { seedDemoVip } from './vip/demo/seed-demo-vip.ts';
import { vipEventHandlers } from './vip/events.ts';

export const rewardsFeature = {
  handlers: (services: RewardsOutside) => ({
    ...rewardsHandlers(services),
    ...rewardsConsoleHandlers(services),
  }),
  jobs: () => rewardsJobs,
  eventHandlers: [tellGranted, tellClaimed, ...vipEventHandlers],
  invariants: rewardsInvariants,
  seedDemo: seedDemoVip,
  refreshDemo: seedDemoVip,
};
