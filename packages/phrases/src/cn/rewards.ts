import type { rewards as source } from '../en/rewards.ts';
import type { Words } from '../words.ts';
import { promotionRefusals } from './promotion-refusals.ts';

export const rewards: Words<typeof source> = {
  refusals: {
    ...promotionRefusals,
    reward_unknown: '您没有这项奖励。',
    reward_cancelled: '该奖励已被取消，如有疑问请联系我们。',
    reward_expired: '该奖励的领取时间已过。',
    reward_locked: '该奖励尚未开放领取。',
  },
};
