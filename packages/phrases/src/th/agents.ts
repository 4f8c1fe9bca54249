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
    title: 'มีสัญญารอคุณอยู่',
    in_daily_salary_agt: 'อัปไลน์ของคุณเสนอสัญญาค่าตอบแทนรายวันให้คุณ ต้องการเปิดอ่านไหม',
    in_dividend_agt: 'อัปไลน์ของคุณเสนอสัญญาเงินปันผลให้คุณ ต้องการเปิดอ่านไหม',
    in_hour_salary_agt: 'อัปไลน์ของคุณเสนอสัญญาค่าตอบแทนรายชั่วโมงให้คุณ ต้องการเปิดอ่านไหม',
    cancel: 'ยกเลิก',
    go: 'เปิดอ่าน',
  },
};
