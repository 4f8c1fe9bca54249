export { missionsOnQuery, rewardsKeys } from './queries.ts';
export { TaskFrame } from './task-frame.tsx';
