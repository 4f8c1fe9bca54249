import { type PageRows, plain } from '#platform/pages/page-row.ts';

export const pushPages = {
  notifications: {
    ...plain,
    path: 'member/notifications',
    screen: 'features/messages/screens/notifications-screen.tsx',
    title: 'notifications',
    access: 'inbox',
    isShared: false,
    isIndexed: false,
    catalogues: ['push'],
  },
} as const satisfies PageRows;
