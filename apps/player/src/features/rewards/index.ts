export { rewardsKeys } from './queries.ts';
