import type { linkRefusals as source } from '../en/agent-link-refusals.ts';
import type { Words } from '../words.ts';

export const linkRefusals: Words<typeof source> = {
  link_unknown: '没有这个链接。',
  link_limit: '同时有效的链接最多 {most} 个，请先停用一个。',
  link_over: '此链接已结束，无法再次启用，请新建一个。',
  link_expiry: '到期时间必须晚于现在。',
  link_domain: '本站不使用该域名。',
  line_full: '您的团队线已达 {levels} 级，无法再发展下级。',
  openings_limit: '每天最多可开 {most} 个账户，请明天再试，或分享链接。',
};
