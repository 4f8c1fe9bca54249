import type { agents as source } from '../en/agents.ts';
import type { Words } from '../words.ts';

export const agents: Words<typeof source> = {
  refusals: {},
  contracts: {
    title: '契約の提案が届いています',
    in_daily_salary_agt: '上位エージェントから日給契約の提案が届いています。内容を確認しますか？',
    in_dividend_agt: '上位エージェントから配当契約の提案が届いています。内容を確認しますか？',
    in_hour_salary_agt: '上位エージェントから時給契約の提案が届いています。内容を確認しますか？',
    cancel: 'キャンセル',
    go: '確認する',
  },
};
