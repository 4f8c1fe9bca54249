import { type PageRows, record } from '#platform/pages/page-row.ts';

export const playPages = {
  gameRecord: {
    ...record,
    path: 'gameRecord',
    screen: 'features/play/screens/tickets-screen.tsx',
    title: 'gameRecord',
    catalogues: ['play', ...record.catalogues],
  },
} as const satisfies PageRows;
