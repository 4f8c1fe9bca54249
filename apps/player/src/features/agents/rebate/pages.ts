import { type PageRows, plain } from '#platform/pages/page-row.ts';

const ofAgents = { ...plain, access: 'agent', isShared: false, isIndexed: false } as const;

export const rebatePages = {
  agentRebate: {
    ...ofAgents,
    path: 'member/agent/agentRebeat',
    screen: 'features/agents/screens/agent-rebate-screen.tsx',
    title: 'agentRebate',
    catalogues: ['rebates', 'record', 'call'],
  },
  teamRebate: {
    ...ofAgents,
    path: 'member/teamRebate',
    screen: 'features/agents/screens/team-rebate-screen.tsx',
    title: 'teamRebate',
    catalogues: ['rebates', 'agents', 'record', 'form', 'call'],
  },
} as const satisfies PageRows;
