import { type PageRows, record } from '#platform/pages/page-row.ts';

export const walletPages = {
  transactionRecord: {
    ...record,
    path: 'transaction/record',
    screen: 'features/wallet/screens/transfers-screen.tsx',
    title: 'transactionRecord',
  },
} as const satisfies PageRows;
