export { lotteryKeys } from './queries.ts';
