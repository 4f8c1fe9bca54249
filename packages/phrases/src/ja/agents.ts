import type { agents as source } from '../en/agents.ts';
import type { Words } from '../words.ts';
import { contractRefusals } from './agent-contract-refusals.ts';
import { giftRefusals } from './agent-gift-refusals.ts';
import { linkRefusals } from './agent-link-refusals.ts';
import { rebateRefusals } from './agent-rebate-refusals.ts';
import { teamRefusals } from './agent-team-refusals.ts';

export const agents: Words<typeof source> = {
  refusals: {
    ...teamRefusals,
    ...linkRefusals,
    ...rebateRefusals,
    ...contractRefusals,
    ...giftRefusals,
  },
  contracts: {
    title: '契約の提案が届いています',
    in_daily_salary_agt: '上位エージェントから日給契約の提案が届いています。内容を確認しますか？',
    in_dividend_agt: '上位エージェントから配当契約の提案が届いています。内容を確認しますか？',
    in_hour_salary_agt: '上位エージェントから時給契約の提案が届いています。内容を確認しますか？',
    cancel: 'キャンセル',
    go: '確認する',
  },
};
