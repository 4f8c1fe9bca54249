import type { vipRefusals as source } from '../en/vip-refusals.ts';
import type { Words } from '../words.ts';

export const vipRefusals: Words<typeof source> = {
  vip_level_order:
    'ไม่สอดคล้องกับ VIP {level}: เงื่อนไขของแต่ละระดับต้องไม่ต่ำกว่าระดับก่อนหน้าและไม่สูงกว่าระดับถัดไป',
  vip_member_unknown: 'ผู้ให้บริการนี้ไม่มีสมาชิกรายนี้',
};
