import type { rewards as source } from '../en/rewards.ts';
import type { Words } from '../words.ts';
import { promotionRefusals } from './promotion-refusals.ts';

export const rewards: Words<typeof source> = {
  refusals: {
    ...promotionRefusals,
    reward_unknown: 'Bạn không có phần thưởng này.',
    reward_cancelled:
      'Phần thưởng này đã bị thu hồi. Hãy liên hệ với chúng tôi nếu bạn có thắc mắc.',
    reward_expired: 'Đã hết thời gian nhận phần thưởng này.',
    reward_locked: 'Chưa đến lúc nhận phần thưởng này.',
  },
};
