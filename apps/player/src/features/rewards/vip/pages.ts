import { type PageRows, plain } from '#platform/pages/page-row.ts';

export const vipPages = {
  vip: {
    ...plain,
    path: 'member/benefits',
    screen: 'features/rewards/screens/vip-screen.tsx',
    title: 'vip',
    access: 'cash',
    isShared: false,
    isIndexed: false,
    catalogues: ['vip'],
  },
} as const satisfies PageRows;
