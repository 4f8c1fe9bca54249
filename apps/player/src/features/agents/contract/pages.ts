import { form, type PageRows, record } from '#platform/pages/page-row.ts';

/** What an agent has agreed on, for agents alone. */
const page = {
  ...record,
  isWhileExcluded: false,
  access: 'agent',
  hasBottomMenu: false,
  catalogues: ['contracts', 'agents', 'play', ...record.catalogues, ...form.catalogues],
} as const;

export const contractPages = {
  salaryContract: {
    ...page,
    path: 'member/agent/getSalaryContract',
    screen: 'features/agents/screens/salary-contract-screen.tsx',
    title: 'salaryContract',
  },
  dividendContract: {
    ...page,
    path: 'member/agent/getDevidendContract',
    screen: 'features/agents/screens/dividend-contract-screen.tsx',
    title: 'dividendContract',
  },
  hourlyContract: {
    ...page,
    path: 'member/agent/getHourContract',
    screen: 'features/agents/screens/hourly-contract-screen.tsx',
    title: 'hourlyContract',
  },
  agentDividend: {
    ...page,
    path: 'member/agent/agentDivident',
    screen: 'features/agents/screens/dividend-screen.tsx',
    title: 'agentDividend',
  },
} as const satisfies PageRows;
