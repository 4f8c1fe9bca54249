import { type ConsolePage, loadScreen } from '#platform/console-page.ts';

export const cashierPages: readonly ConsolePage[] = [
  {
    name: 'deposits',
    group: 'money',
    right: 'readCashier',
    Screen: loadScreen(() => import('./screens/deposits-screen.tsx'), 'DepositsScreen'),
  },
  {
    name: 'withdrawals',
    group: 'money',
    right: 'readCashier',
    Screen: loadScreen(() => import('./screens/withdrawals-screen.tsx'), 'WithdrawalsScreen'),
  },
  {
    name: 'channels',
    group: 'money',
    right: 'readCashier',
    Screen: loadScreen(() => import('./screens/channels-screen.tsx'), 'ChannelsScreen'),
  },
];
