import { type ConsolePage, loadScreen } from '#platform/console-page.ts';

export const walletPages: readonly ConsolePage[] = [
  {
    name: 'ledger',
    group: 'money',
    right: 'readLedger',
    Screen: loadScreen(() => import('./screens/ledger-screen.tsx'), 'LedgerScreen'),
  },
];
