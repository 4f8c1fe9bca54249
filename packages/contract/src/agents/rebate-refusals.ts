import type { RefusalOf, RefusalTable } from '../endpoint.ts';

/** Why something about rebates of agents and their teams cannot be done. */
export const rebateRefusals = {
  'agents.rebate_above_own': { status: 422, detail: ['group', 'most'] },
  'agents.rebate_step': { status: 422, detail: ['group', 'step'] },
  'agents.rebate_lowered': { status: 422, detail: ['group', 'now'] },
  'agents.rebate_downline_unknown': { status: 404, detail: [] },
  'agents.rebate_member_unknown': { status: 404, detail: [] },
  'agents.rebate_above_upline': { status: 422, detail: ['group', 'most'] },
  'agents.rebate_out_of_range': { status: 422, detail: ['group', 'least', 'most'] },
  /** What the company gives away in all would leave it too little. */
  'agents.rebate_budget': { status: 422, detail: ['group', 'sum', 'limit'] },
  'agents.rebate_payment_unknown': { status: 404, detail: [] },
  'agents.rebate_cursor_invalid': { status: 422, detail: [] },
} as const satisfies RefusalTable<'agents'>;

export type RebateRefusal = RefusalOf<typeof rebateRefusals>;
