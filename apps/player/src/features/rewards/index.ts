export { useWaitingRewards } from './centre/use-waiting-rewards.ts';
export { PlatformRain } from './packets/platform-rain.tsx';
export { missionsOnQuery, promotionsQuery, rewardsKeys } from './queries.ts';
export { TaskFrame } from './task-frame.tsx';
export { LevelMoment } from './vip/level-moment.tsx';
export { vipProgress } from './vip/progress.ts';
export { vipQuery } from './vip/queries.ts';
