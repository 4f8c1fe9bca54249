import type { vipRefusals as source } from '../en/vip-refusals.ts';
import type { Words } from '../words.ts';

export const vipRefusals: Words<typeof source> = {
  vip_level_order:
    'Không khớp với VIP {level}: mỗi cấp không được yêu cầu ít hơn cấp dưới và không được nhiều hơn cấp trên.',
  vip_member_unknown: 'Đơn vị này không có thành viên đó.',
};
