import { rewardsConsoleHandlers } from './console-routes.ts';
import { tellClaimed, tellGranted } from './events.ts';
import { rewardsInvariants } from './invariants/rewards-invariants.ts';
import { type RewardsTools, rewardsJobs } from './jobs.ts';
import { tellOrderMoved } from './mall/events.ts';
import { missionEventHandlers } from './mission-progress/events.ts';
import { tellPacketsOpened } from './packets/events.ts';
import { earnByPlaying, earnMoreByPlaying } from './points/events.ts';
import { referralEventHandlers } from './referral/events.ts';
import { noteVerified } from './registration-gifts/events.ts';
import { type RewardsOutside, rewardsHandlers } from './routes.ts';
import { seedDemoRewards } from './seed-demo-rewards.ts';
import { vipEventHandlers } from './vip/events.ts';

export const rewardsFeature = {
  handlers: (services: RewardsOutside) => ({
    ...rewardsHandlers(services),
    ...rewardsConsoleHandlers(services),
  }),
  jobs: (tools: RewardsTools) => rewardsJobs(tools),
  eventHandlers: [
    tellGranted,
    tellClaimed,
    ...vipEventHandlers,
    ...missionEventHandlers,
    earnByPlaying,
    earnMoreByPlaying,
    tellOrderMoved,
    ...referralEventHandlers,
    tellPacketsOpened,
    noteVerified,
  ],
  invariants: rewardsInvariants,
  seedDemo: seedDemoRewards,
  refreshDemo: seedDemoRewards,
};
