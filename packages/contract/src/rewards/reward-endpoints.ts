import type { Endpoints } from '../endpoint.ts';
import type { RewardCode } from './reward-refusals.ts';

/** What is there for a member to take, wherever it came from. */
export const rewardEndpoints = {
  /** What waits for the member, what expires first on top. */
  listRewards: {
    name: 'rewards.listRewards',
    method: 'GET',
    path: '/rewards/list',
    module: 'COMM3',
    access: 'cash',
    refusals: [],
  },
  /** What was taken, or has expired, the latest first. */
  listPastRewards: {
    name: 'rewards.listPastRewards',
    method: 'GET',
    path: '/rewards/past',
    module: 'COMM3',
    access: 'cash',
    refusals: [],
  },
  /** Takes one reward. Taken again, it answers what was taken. */
  claimReward: {
    name: 'rewards.claimReward',
    method: 'POST',
    path: '/rewards/claims',
    module: 'COMM3',
    access: 'cash',
    movesMoney: true,
    refusals: [
      'rewards.reward_unknown',
      'rewards.reward_cancelled',
      'rewards.reward_expired',
      'rewards.reward_locked',
      'wallet.account_blocked',
      'wallet.account_closed',
    ],
  },
  /** Takes all that can be taken, or nothing. */
  claimAllRewards: {
    name: 'rewards.claimAllRewards',
    method: 'POST',
    path: '/rewards/claims/all',
    module: 'COMM3',
    access: 'cash',
    movesMoney: true,
    refusals: ['wallet.account_blocked', 'wallet.account_closed'],
  },
} as const satisfies Endpoints<RewardCode | `wallet.${string}`>;
