import type { teamRefusals as source } from '../en/agent-team-refusals.ts';
import type { Words } from '../words.ts';

export const teamRefusals: Words<typeof source> = {
  member_unknown: '該当するメンバーはチームにいません。',
  member_not_direct: '直属の上位エージェントのみ行えます。',
  member_is_agent: 'このメンバーはすでにエージェントです。',
  member_not_agent: 'このメンバーはエージェントではありません。',
  member_has_downline: 'このエージェントの下位にまだメンバーがいます。',
  member_has_contract: 'このエージェントには有効な契約が残っています。',
  general_agent_stays: '総代理は常に会社の直下に置かれます。',
  move_into_own_team: '本人または本人のチームのメンバーの下へは移動できません。',
  move_too_deep: 'この移動を行うと階層{depth}を超えるメンバーが出ます。',
  move_bill_open: 'このチームに未精算の請求があります。精算後にもう一度お試しください。',
  move_parent_unfit: '移動先は、同じサイトで同じ種類の資金を扱うエージェントに限られます。',
  move_to_same: 'このメンバーはすでにそのエージェントの直下にいます。',
  move_waits: 'このメンバーの移動がすでに予定されています。先に取り消してください。',
  move_unknown: '該当する移動はありません。',
  move_over: 'この移動はすでに実行されたか、取り消されています。',
};
