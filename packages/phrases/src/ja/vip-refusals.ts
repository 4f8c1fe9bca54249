import type { vipRefusals as source } from '../en/vip-refusals.ts';
import type { Words } from '../words.ts';

export const vipRefusals: Words<typeof source> = {
  vip_level_order:
    'VIP {level}と整合しません。各レベルの条件は、一つ下のレベル以上、一つ上のレベル以下にしてください。',
  vip_member_unknown: 'このマーチャントに該当する会員はいません。',
};
