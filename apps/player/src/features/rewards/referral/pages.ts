import { type PageRows, plain } from '#platform/pages/page-row.ts';

export const referralPages = {
  inviteFriends: {
    ...plain,
    path: 'inviteFriends',
    screen: 'features/rewards/screens/invite-friends-screen.tsx',
    title: 'inviteFriends',
    access: 'cash',
    isShared: false,
    isIndexed: false,
    catalogues: ['referral', 'record'],
  },
} as const satisfies PageRows;
