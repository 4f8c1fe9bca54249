import { type PageRows, record } from '#platform/pages/page-row.ts';

/** Figures of a team, for agents alone. */
const page = { ...record, isWhileExcluded: false, access: 'agent', hasBottomMenu: false } as const;

export const teamPages = {
  teamOverview: {
    ...page,
    path: 'agent/team/overview',
    screen: 'features/agents/screens/team-overview-screen.tsx',
    title: 'teamOverview',
    catalogues: ['team', 'play', ...record.catalogues],
  },
  teamMembers: {
    ...page,
    path: 'member/team',
    screen: 'features/agents/screens/team-members-screen.tsx',
    title: 'teamMembers',
    catalogues: ['team', 'agents', 'call', ...record.catalogues],
  },
  teamProfit: {
    ...page,
    path: 'agent/team/pnl',
    screen: 'features/agents/screens/team-profit-screen.tsx',
    title: 'teamProfit',
    catalogues: ['team', ...record.catalogues],
  },
  teamBetting: {
    ...page,
    path: 'teamBetting',
    screen: 'features/agents/screens/team-betting-screen.tsx',
    title: 'teamBetting',
    catalogues: ['team', 'play', 'lotteryPlays', ...record.catalogues],
  },
} as const satisfies PageRows;
