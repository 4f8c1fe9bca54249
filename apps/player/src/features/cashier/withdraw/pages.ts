import { type PageRows, plain } from '#platform/pages/page-row.ts';

const own = {
  ...plain,
  access: 'cash',
  isWhileExcluded: true,
  isShared: false,
  isIndexed: false,
  catalogues: ['withdraw', 'promotions', 'cashier', 'identity', 'wallet', 'form', 'call'],
} as const;

export const withdrawPages = {
  withdraw: {
    ...own,
    path: 'withdraw',
    screen: 'features/cashier/screens/withdraw-screen.tsx',
    title: 'withdraw',
  },
  payoutAccounts: {
    ...own,
    path: 'securityCenter/accounts',
    screen: 'features/cashier/screens/payout-accounts-screen.tsx',
    title: 'payoutAccounts',
  },
} as const satisfies PageRows;
