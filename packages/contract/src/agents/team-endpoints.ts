import type { Endpoints } from '../endpoint.ts';

/** What agents ask about teams: who is in them, and what they came to. */
export const teamEndpoints = {
  /** With `size=0` only the sums, which the agent's home shows; the days need the flag AGEPAG. */
  getTeamKpi: {
    name: 'agents.getTeamKpi',
    method: 'GET',
    path: '/agents/team/kpi',
    module: 'AGEINFO3',
    access: 'agent',
    refusals: ['site.feature_off', 'wallet.period_invalid'],
  },
  /** Flag DOWNMAN. Those directly below somebody, the newest first, or all below them by name. */
  listTeamMembers: {
    name: 'agents.listTeamMembers',
    method: 'GET',
    path: '/agents/team/members',
    module: 'COMM3',
    access: 'agent',
    refusals: ['site.feature_off', 'agents.member_unknown', 'wallet.cursor_invalid'],
  },
  /** Flag DOWNMAN. Makes an agent of a player directly below the caller. */
  promoteMember: {
    name: 'agents.promoteMember',
    method: 'POST',
    path: '/agents/team/members/promote',
    module: 'COMM3',
    access: 'agent',
    refusals: [
      'site.feature_off',
      'agents.member_unknown',
      'agents.member_not_direct',
      'agents.member_is_agent',
    ],
  },
  /** Flag AGETEAMPNL3. What those directly below somebody came to, each with everybody below them. */
  listTeamProfit: {
    name: 'agents.listTeamProfit',
    method: 'GET',
    path: '/agents/team/profit',
    module: 'COMM3',
    access: 'agent',
    refusals: [
      'site.feature_off',
      'agents.member_unknown',
      'wallet.period_invalid',
      'wallet.cursor_invalid',
    ],
  },
  /** Flag TEAMBETTING3. Bets of the team, the latest first; of nobody where the name is not in it. */
  listTeamTickets: {
    name: 'agents.listTeamTickets',
    method: 'GET',
    path: '/agents/team/tickets',
    module: 'COMM3',
    access: 'agent',
    refusals: ['site.feature_off', 'wallet.period_invalid', 'wallet.cursor_invalid'],
  },
} as const satisfies Endpoints;
