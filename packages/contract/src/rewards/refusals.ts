import type { RefusalOf, RefusalTable } from '../endpoint.ts';
import { rewardRefusals } from './reward-refusals.ts';
import { vipRefusals } from './vip-refusals.ts';

/** Why rewards says no, in the order of its checks: the first reason that applies is the answer. */
export const rewardsRefusals = {
  ...rewardRefusals,
  ...vipRefusals,
} as const satisfies RefusalTable<'rewards'>;

export type RewardsRefusal = RefusalOf<typeof rewardsRefusals>;
