import type { RefusalTable } from '../endpoint.ts';

export const rewardRefusals = {
  'rewards.reward_unknown': { status: 404, detail: [] },
  'rewards.reward_cancelled': { status: 409, detail: [] },
  'rewards.reward_expired': { status: 409, detail: [] },
  'rewards.reward_locked': { status: 409, detail: [] },
} as const satisfies RefusalTable<'rewards'>;

export type RewardCode = keyof typeof rewardRefusals;
