import { contractRefusals } from './agent-contract-refusals.ts';
import { giftRefusals } from './agent-gift-refusals.ts';
import { linkRefusals } from './agent-link-refusals.ts';
import { rebateRefusals } from './agent-rebate-refusals.ts';
import { teamRefusals } from './agent-team-refusals.ts';

/** Teams and contracts. */
export const agents = {
  refusals: {
    ...teamRefusals,
    ...linkRefusals,
    ...rebateRefusals,
    ...contractRefusals,
    ...giftRefusals,
  },
  contracts: {
    title: 'A contract waits for you',
    in_daily_salary_agt:
      'Your upline offers you a daily salary contract. Would you like to read it?',
    in_dividend_agt: 'Your upline offers you a dividend contract. Would you like to read it?',
    in_hour_salary_agt:
      'Your upline offers you an hourly salary contract. Would you like to read it?',
    cancel: 'Cancel',
    go: 'Go',
  },
} as const;
