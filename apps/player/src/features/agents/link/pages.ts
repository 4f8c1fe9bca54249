import { type PageRows, plain } from '#platform/pages/page-row.ts';

export const linkPages = {
  agentRegister: {
    ...plain,
    path: 'agentRegister',
    screen: 'features/agents/screens/agent-register-screen.tsx',
    title: 'agentRegister',
    access: 'agent',
    isShared: false,
    isIndexed: false,
    catalogues: ['links', 'rebates', 'agents', 'record', 'form', 'call'],
  },
} as const satisfies PageRows;
