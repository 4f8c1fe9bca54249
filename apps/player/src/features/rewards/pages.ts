import { anything, type PageRows, plain } from '#platform/pages/page-row.ts';

export const rewardsPages = {
  activity: {
    ...plain,
    path: 'activity',
    screen: 'features/rewards/screens/activity-screen.tsx',
    title: 'activity',
    back: 'home',
    query: { id: anything },
    catalogues: ['promotions', 'rewards', 'form', 'call'],
  },
} as const satisfies PageRows;
