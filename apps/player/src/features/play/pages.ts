import { type PageRows, plain, record } from '#platform/pages/page-row.ts';

export const playPages = {
  gameRecord: {
    ...record,
    path: 'gameRecord',
    screen: 'features/play/screens/tickets-screen.tsx',
    title: 'gameRecord',
    catalogues: ['play', 'lotteryPlays', ...record.catalogues],
  },
  profitAndLoss: {
    ...record,
    path: 'profitandloss',
    screen: 'features/play/screens/profit-screen.tsx',
    title: 'profitAndLoss',
    catalogues: ['profit', ...record.catalogues],
  },
  transfer: {
    ...plain,
    path: 'transfer',
    screen: 'features/play/screens/transfer-screen.tsx',
    title: 'transfer',
    access: 'cash',
    isShared: false,
    isIndexed: false,
    catalogues: ['play', 'wallet', 'record'],
  },
} as const satisfies PageRows;
