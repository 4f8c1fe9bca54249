import type { Endpoints } from '../endpoint.ts';

/** What agents ask about rebates of agents and their teams. */
export const rebateEndpoints = {
  /** The caller's own values, and what they brought on each of the last days. */
  getRebates: {
    name: 'agents.getRebates',
    method: 'GET',
    path: '/agents/rebates',
    module: 'COMM3',
    access: 'agent',
    refusals: ['site.feature_off'],
  },
  /** How a day of the caller's came about, by group. */
  readRebateDay: {
    name: 'agents.readRebateDay',
    method: 'GET',
    path: '/agents/rebates/day',
    module: 'COMM3',
    access: 'agent',
    refusals: ['site.feature_off'],
  },
  /** The direct downline with their values, in the order in which they came. */
  listTeamRebates: {
    name: 'agents.listTeamRebates',
    method: 'GET',
    path: '/agents/rebates/team',
    module: 'COMM3',
    access: 'agent',
    refusals: ['site.feature_off'],
  },
  /** Gives somebody directly below more, never less, and never more than the caller has. */
  raiseRebates: {
    name: 'agents.raiseRebates',
    method: 'PUT',
    path: '/agents/rebates/team',
    module: 'COMM3',
    access: 'agent',
    refusals: [
      'site.feature_off',
      'agents.rebate_downline_unknown',
      'agents.rebate_lowered',
      'agents.rebate_above_own',
      'agents.rebate_step',
      'agents.rebate_out_of_range',
    ],
  },
} as const satisfies Endpoints;
