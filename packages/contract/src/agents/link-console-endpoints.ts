import type { Endpoints } from '../endpoint.ts';

/** What operators do about links that bring members, and accounts that agents open themselves. */
export const linkConsoleEndpoints = {
  /** Links of all agents or of one, the newest first. */
  searchLinks: {
    name: 'agents.searchLinks',
    method: 'GET',
    path: '/console/agents/links',
    module: 'COMM3',
    access: 'operator:readAgents',
    refusals: ['agents.rebate_cursor_invalid'],
  },
  disableLink: {
    name: 'agents.disableLink',
    method: 'PUT',
    path: '/console/agents/links/disabled',
    module: 'COMM3',
    access: 'operator:changeAgents',
    refusals: ['agents.link_unknown'],
  },
} as const satisfies Endpoints;
