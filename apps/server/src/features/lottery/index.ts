export { executeResettlement } from './console/resettle-issue.ts';
export { executeIssueVoid } from './console/void-issue.ts';
export { lotteryFeature } from './feature.ts';
export {
  createLotteryReader,
  type LotteryReader,
  type LotteryResultsSource,
  type LotterySource,
} from './lottery-reader.ts';
