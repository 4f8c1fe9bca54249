import type { RefusalOf, RefusalTable } from '../endpoint.ts';
import { mallRefusals } from './mall-refusals.ts';
import { missionRefusals } from './mission-refusals.ts';
import { packetRefusals } from './packet-refusals.ts';
import { pointRefusals } from './point-refusals.ts';
import { promotionRefusals } from './promotion-refusals.ts';
import { rewardRefusals } from './reward-refusals.ts';
import { signInRefusals } from './sign-in-refusals.ts';
import { vipRefusals } from './vip-refusals.ts';

/** Why rewards says no, in the order of its checks: the first reason that applies is the answer. */
export const rewardsRefusals = {
  ...rewardRefusals,
  ...vipRefusals,
  ...missionRefusals,
  ...signInRefusals,
  ...pointRefusals,
  ...mallRefusals,
  ...packetRefusals,
  ...promotionRefusals,
} as const satisfies RefusalTable<'rewards'>;

export type RewardsRefusal = RefusalOf<typeof rewardsRefusals>;
