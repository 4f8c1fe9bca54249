import { type PageRows, plain, record } from '#platform/pages/page-row.ts';

export const walletPages = {
  transactionRecord: {
    ...record,
    path: 'transaction/record',
    screen: 'features/wallet/screens/transfers-screen.tsx',
    title: 'transactionRecord',
  },
  refill: {
    ...plain,
    path: 'refill',
    screen: 'features/wallet/screens/refill-screen.tsx',
    title: 'refill',
    access: 'session',
    isShared: false,
    isIndexed: false,
    catalogues: ['wallet'],
  },
} as const satisfies PageRows;
