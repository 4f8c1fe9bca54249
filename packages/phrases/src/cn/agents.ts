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
    title: '您有一份待确认的契约',
    in_daily_salary_agt: '上级向您发起了日工资契约，是否查看？',
    in_dividend_agt: '上级向您发起了分红契约，是否查看？',
    in_hour_salary_agt: '上级向您发起了小时工资契约，是否查看？',
    cancel: '取消',
    go: '去查看',
  },
};
