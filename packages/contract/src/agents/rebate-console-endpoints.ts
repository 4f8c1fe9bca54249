import type { Endpoints } from '../endpoint.ts';

/** What operators do about rebates of agents and their teams. */
export const rebateConsoleEndpoints = {
  /** What the company gives at most, group by group, and what that leaves it. */
  listRebateCaps: {
    name: 'agents.listRebateCaps',
    method: 'GET',
    path: '/console/agents/rebates/caps',
    module: 'COMM3',
    access: 'operator:readAgents',
    refusals: [],
  },
  saveRebateCap: {
    name: 'agents.saveRebateCap',
    method: 'PUT',
    path: '/console/agents/rebates/caps',
    module: 'COMM3',
    access: 'operator:changeAgents',
    refusals: ['agents.rebate_out_of_range', 'agents.rebate_step', 'agents.rebate_budget'],
  },
  readMemberRebates: {
    name: 'agents.readMemberRebates',
    method: 'GET',
    path: '/console/agents/rebates/member',
    module: 'COMM3',
    access: 'operator:readAgents',
    refusals: ['agents.rebate_member_unknown'],
  },
  /** Raises or lowers a value. Whoever below has more is lowered along, and told so as the member is. */
  setMemberRebate: {
    name: 'agents.setMemberRebate',
    method: 'PUT',
    path: '/console/agents/rebates/member',
    module: 'COMM3',
    access: 'operator:changeAgents',
    refusals: [
      'agents.rebate_member_unknown',
      'agents.rebate_out_of_range',
      'agents.rebate_step',
      'agents.rebate_above_upline',
    ],
  },
  /** How each share of a day came about: who played, how much, and by which difference. */
  listRebateLines: {
    name: 'agents.listRebateLines',
    method: 'GET',
    path: '/console/agents/rebates/lines',
    module: 'COMM3',
    access: 'operator:readAgents',
    refusals: ['agents.rebate_cursor_invalid'],
  },
  /** What members earned by day, and whether they have it; those that wait among them. */
  listRebatePayments: {
    name: 'agents.listRebatePayments',
    method: 'GET',
    path: '/console/agents/rebates/payments',
    module: 'COMM3',
    access: 'operator:readAgents',
    refusals: ['agents.rebate_cursor_invalid'],
  },
  writeOffRebate: {
    name: 'agents.writeOffRebate',
    method: 'POST',
    path: '/console/agents/rebates/payments/written-off',
    module: 'COMM3',
    access: 'operator:reviewAgents',
    refusals: ['agents.rebate_payment_unknown'],
  },
  /** What members still owe of rebates for bets that were taken back. */
  listRebateDebts: {
    name: 'agents.listRebateDebts',
    method: 'GET',
    path: '/console/agents/rebates/debts',
    module: 'COMM3',
    access: 'operator:readAgents',
    refusals: ['agents.rebate_cursor_invalid'],
  },
} as const satisfies Endpoints;
