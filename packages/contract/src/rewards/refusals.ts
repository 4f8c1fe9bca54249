import type { RefusalOf, RefusalTable } from '../endpoint.ts';
import { mallRefusals } from './mall-refusals.ts';
import { pointRefusals } from './point-refusals.ts';
import { rewardRefusals } from './reward-refusals.ts';

/** Why rewards says no, in the order of its checks: the first reason that applies is the answer. */
export const rewardsRefusals = {
  ...rewardRefusals,
  ...pointRefusals,
  ...mallRefusals,
} as const satisfies RefusalTable<'rewards'>;

export type RewardsRefusal = RefusalOf<typeof rewardsRefusals>;
