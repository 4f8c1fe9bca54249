export { useWaitingRewards } from './centre/use-waiting-rewards.ts';
