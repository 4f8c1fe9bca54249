import type { RewardsRefusal } from '@maneki/contract/rewards/refusals';
import type { RefusalPhrases } from '../words.ts';
import { promotionRefusals } from './promotion-refusals.ts';

export const rewards = {
  refusals: {
    ...promotionRefusals,
    reward_unknown: 'You do not have this reward.',
    reward_cancelled: 'This reward was withdrawn. Write to us if you have questions.',
    reward_expired: 'The time to claim this reward is over.',
    reward_locked: 'This reward cannot be claimed yet.',
  },
} as const satisfies { refusals: RefusalPhrases<RewardsRefusal['code']> } & Record<string, unknown>;
