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
import { alone, type PageRows } from '#platform/pages/page-row.ts';

export const rewardsPages = {
  /** The board of missions by itself; the task page shows it in a frame. */
  customerTask: {
    ...alone,
    path: 'customerTask',
    screen: 'features/rewards/screens/customer-task-screen.tsx',
    title: 'customerTask',
    access: 'cash',
    isWhileExcluded: false,
    isInSite: true,
    catalogues: ['missions', 'call'],
  },
} as const satisfies PageRows;
import type { PageRows } from '#platform/pages/page-row.ts';
import { mallPages } from './mall/pages.ts';

export const rewardsPages = { ...mallPages } as const satisfies PageRows;
