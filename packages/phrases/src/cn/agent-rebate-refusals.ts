import type { rebateRefusals as source } from '../en/agent-rebate-refusals.ts';
import type { Words } from '../words.ts';

export const rebateRefusals: Words<typeof source> = {
  rebate_above_own: '{group}：最多可给 {most}，即您自己的数值。',
  rebate_step: '{group}：数值须以 {step} 为一档。',
  rebate_lowered: '{group}：返水只能调高，目前为 {now}。',
  rebate_downline_unknown: '您的直属下级中没有此会员。',
  rebate_member_unknown: '没有此会员。',
  rebate_above_upline: '{group}：上级为 {most}，下级不能超过。',
  rebate_out_of_range: '{group}：数值须在 {least} 与 {most} 之间。',
  rebate_budget: '{group}：合计将返还 {sum}，而游戏最多允许 {limit}。',
  rebate_payment_unknown: '该会员在那天没有待发的返水。',
  rebate_cursor_invalid: '无法从该处继续，请重新开始。',
};
