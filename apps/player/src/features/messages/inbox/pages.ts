import { anything, type PageRows, plain } from '#platform/pages/page-row.ts';

export const inboxPages = {
  webEmail: {
    ...plain,
    path: 'webEmail',
    screen: 'app/screens/web-email-screen.tsx',
    title: 'webEmail',
    access: 'inbox',
    isWhileExcluded: true,
    isShared: false,
    isIndexed: false,
    query: { id: anything, category: anything },
    catalogues: ['inbox', 'record', 'call'],
  },
} as const satisfies PageRows;
