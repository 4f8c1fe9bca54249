export { useWaitingRewards } from './centre/use-waiting-rewards.ts';
export { missionsOnQuery } from './queries.ts';
export { TaskFrame } from './task-frame.tsx';
export { vipProgress } from './vip/progress.ts';
export { vipQuery } from './vip/queries.ts';
