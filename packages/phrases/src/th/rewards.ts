import type { rewards as source } from '../en/rewards.ts';
import type { Words } from '../words.ts';
import { promotionRefusals } from './promotion-refusals.ts';

export const rewards: Words<typeof source> = {
  refusals: {
    ...promotionRefusals,
    reward_unknown: 'คุณไม่มีรางวัลนี้',
    reward_cancelled: 'รางวัลนี้ถูกยกเลิกแล้ว หากมีข้อสงสัยโปรดติดต่อเรา',
    reward_expired: 'หมดเวลารับรางวัลนี้แล้ว',
    reward_locked: 'ยังไม่ถึงเวลารับรางวัลนี้',
  },
};
