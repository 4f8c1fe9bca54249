import { rewardsConsoleHandlers } from './console-routes.ts';
import { tellClaimed, tellGranted } from './events.ts';
import { rewardsInvariants } from './invariants/rewards-invariants.ts';
import { rewardsJobs } from './jobs.ts';
import { missionEventHandlers } from './mission-progress/events.ts';
import { tellOrderMoved } from './mall/events.ts';
import { seedDemoMall } from './mall/seed-demo-mall.ts';
import { earnByPlaying, earnMoreByPlaying } from './points/events.ts';
import { type RewardsOutside, rewardsHandlers } from './routes.ts';
import { seedDemoVip } from './vip/demo/seed-demo-vip.ts';
import { vipEventHandlers } from './vip/events.ts';
import { seedDemoRewards } from './seed-demo-rewards.ts';

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
  eventHandlers: [tellGranted, tellClaimed, ...missionEventHandlers],
  invariants: rewardsInvariants,
  seedDemo: seedDemoRewards,
  refreshDemo: seedDemoRewards,
  eventHandlers: [tellGranted, tellClaimed, earnByPlaying, earnMoreByPlaying, tellOrderMoved],
  invariants: rewardsInvariants,
  seedDemo: seedDemoMall,
  refreshDemo: seedDemoMall,
};
