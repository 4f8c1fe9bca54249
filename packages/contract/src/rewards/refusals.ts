import type { RefusalOf, RefusalTable } from '../endpoint.ts';
import { promotionRefusals } from './promotion-refusals.ts';
import { rewardRefusals } from './reward-refusals.ts';

/** Why rewards says no, in the order of its checks: the first reason that applies is the answer. */
export const rewardsRefusals = {
  ...rewardRefusals,
  ...promotionRefusals,
} as const satisfies RefusalTable<'rewards'>;

export type RewardsRefusal = RefusalOf<typeof rewardsRefusals>;
