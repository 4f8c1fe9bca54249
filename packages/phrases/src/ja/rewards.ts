import type { rewards as source } from '../en/rewards.ts';
import type { Words } from '../words.ts';
import { promotionRefusals } from './promotion-refusals.ts';

export const rewards: Words<typeof source> = {
  refusals: {
    ...promotionRefusals,
    reward_unknown: 'この特典はお持ちではありません。',
    reward_cancelled: 'この特典は取り消されました。ご不明な点はお問い合わせください。',
    reward_expired: 'この特典の受取期限は過ぎています。',
    reward_locked: 'この特典はまだ受け取れません。',
  },
};
