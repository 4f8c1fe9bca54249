export { lotteryFeature } from './feature.ts';
export {
  createLotteryReader,
  type LotteryReader,
  type LotteryResultsSource,
  type LotterySource,
} from './lottery-reader.ts';
