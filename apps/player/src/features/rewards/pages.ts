import { type PageRows, plain } from '#platform/pages/page-row.ts';

export const rewardsPages = {
  rewardCenter: {
    ...plain,
    path: 'rewardCenter',
    screen: 'features/rewards/screens/reward-center-screen.tsx',
    title: 'rewardCenter',
    access: 'cash',
    isShared: false,
    isIndexed: false,
    catalogues: ['rewards', 'record'],
  },
import type { PageRows } from '#platform/pages/page-row.ts';
import { vipPages } from './vip/pages.ts';

export const rewardsPages = {
  ...vipPages,
} as const satisfies PageRows;
