import type { vipRefusals as source } from '../en/vip-refusals.ts';
import type { Words } from '../words.ts';

export const vipRefusals: Words<typeof source> = {
  vip_level_order: '与VIP {level}不一致：每一级的要求不得低于下一级，也不得高于上一级。',
  vip_member_unknown: '该商户没有这位会员。',
};
