import type { teamRefusals as source } from '../en/agent-team-refusals.ts';
import type { Words } from '../words.ts';

export const teamRefusals: Words<typeof source> = {
  member_unknown: '团队中没有该成员。',
  member_not_direct: '只有直属上级代理可以执行此操作。',
  member_is_agent: '该成员已经是代理。',
  member_not_agent: '该成员不是代理。',
  member_has_downline: '该代理名下仍有下级成员。',
  member_has_contract: '该代理仍有有效的契约。',
  general_agent_stays: '总代理始终直属于公司。',
  move_into_own_team: '不能将成员移动到其本人或其团队成员之下。',
  move_too_deep: '移动后将有成员超过第 {depth} 级。',
  move_bill_open: '该团队有账单尚未结清，请结清后再试。',
  move_parent_unfit: '成员只能移动到同一站点、同类资金的代理之下。',
  move_to_same: '该成员已在此代理的直属之下。',
  move_waits: '该成员已有等待生效的移动，请先取消。',
  move_unknown: '没有这项移动。',
  move_over: '该移动已执行或已取消。',
};
