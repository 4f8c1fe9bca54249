import type { Events } from '@maneki/contract/contract';
import type { Grant } from './grant.ts';

/** What events say of a reward. */
export const factOf = (grant: Grant): Events['rewards.reward_claimed'] => ({
  rewardId: grant.id,
  memberId: grant.memberId,
  merchantCode: grant.merchantCode,
  kind: grant.kind,
  amount: String(grant.amount),
  currency: grant.currency,
  points: grant.points,
});
