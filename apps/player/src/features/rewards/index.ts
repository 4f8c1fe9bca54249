export { useWaitingRewards } from './centre/use-waiting-rewards.ts';
export { rewardsKeys } from './queries.ts';
export { vipProgress } from './vip/progress.ts';
export { vipQuery } from './vip/queries.ts';
export { missionsOnQuery, rewardsKeys } from './queries.ts';
export { TaskFrame } from './task-frame.tsx';
