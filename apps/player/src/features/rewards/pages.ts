import { alone, anything, type PageRows, plain } from '#platform/pages/page-row.ts';
import { mallPages } from './mall/pages.ts';
import { referralPages } from './referral/pages.ts';
import { vipPages } from './vip/pages.ts';

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
  activity: {
    ...plain,
    path: 'activity',
    screen: 'features/rewards/screens/activity-screen.tsx',
    title: 'activity',
    back: 'home',
    query: { id: anything },
    catalogues: ['promotions', 'rewards', 'form', 'call'],
  },
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
  ...vipPages,
  ...mallPages,
  ...referralPages,
} as const satisfies PageRows;
