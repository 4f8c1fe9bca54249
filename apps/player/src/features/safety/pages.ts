import { type PageRows, plain } from '#platform/pages/page-row.ts';

/** A page of the member's own about playing safely; it stays open to whoever stays away. */
const own = {
  ...plain,
  access: 'member',
  isShared: false,
  isIndexed: false,
  isWhileExcluded: true,
  catalogues: ['protection', 'safety', 'call'],
} as const;

/** What anybody may read. */
const open = { ...plain, isWhileExcluded: true, catalogues: ['protection'] } as const;

export const safetyPages = {
  safeLimits: {
    ...own,
    path: 'safePlay/limits',
    screen: 'features/safety/screens/limits-screen.tsx',
    title: 'safeLimits',
  },
  safeTimeOut: {
    ...own,
    path: 'safePlay/timeOut',
    screen: 'features/safety/screens/time-out-screen.tsx',
    title: 'safeTimeOut',
  },
  safeExclusion: {
    ...own,
    path: 'safePlay/exclusion',
    screen: 'features/safety/screens/exclusion-screen.tsx',
    title: 'safeExclusion',
  },
  safeActivity: {
    ...own,
    path: 'safePlay/activity',
    screen: 'features/safety/screens/activity-screen.tsx',
    title: 'safeActivity',
  },
  safeTest: {
    ...open,
    path: 'safePlay/test',
    screen: 'features/safety/screens/self-test-screen.tsx',
    title: 'safeTest',
  },
  safeHelp: {
    ...open,
    path: 'safePlay/help',
    screen: 'features/safety/screens/advisers-screen.tsx',
    title: 'safeHelp',
  },
} as const satisfies PageRows;
