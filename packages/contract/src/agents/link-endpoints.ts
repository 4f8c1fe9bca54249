import type { Endpoints } from '../endpoint.ts';

/** What agents ask about links that bring members, and accounts that agents open themselves. */
export const linkEndpoints = {
  /** The caller's links with what each has brought, and what a new one may give. */
  listLinks: {
    name: 'agents.listLinks',
    method: 'GET',
    path: '/agents/links',
    module: 'AFFMAN3',
    access: 'agent',
    refusals: [],
  },
  createLink: {
    name: 'agents.createLink',
    method: 'POST',
    path: '/agents/links',
    module: 'AFFMAN3',
    access: 'agent',
    limit: { calls: 60, perSeconds: 600 },
    refusals: [
      'agents.link_limit',
      'agents.link_expiry',
      'agents.link_domain',
      'agents.line_full',
      'agents.rebate_above_own',
      'agents.rebate_step',
      'agents.rebate_out_of_range',
    ],
  },
  switchLink: {
    name: 'agents.switchLink',
    method: 'PUT',
    path: '/agents/links/state',
    module: 'AFFMAN3',
    access: 'agent',
    refusals: ['agents.link_unknown', 'agents.link_limit', 'agents.link_over'],
  },
  /** Opens an account below the caller. Whoever gets it chooses a password of their own at the first login. */
  openAccount: {
    name: 'agents.openAccount',
    method: 'POST',
    path: '/agents/accounts',
    module: 'AFFMAN3',
    access: 'agent',
    encrypted: true,
    limit: { calls: 60, perSeconds: 600 },
    refusals: [
      'identity.account_format',
      'identity.username_taken',
      'identity.password_format',
      'identity.password_weak',
      'agents.openings_limit',
      'agents.line_full',
      'agents.rebate_above_own',
      'agents.rebate_step',
      'agents.rebate_out_of_range',
    ],
  },
} as const satisfies Endpoints;
