import { type ConsolePage, loadScreen } from '#platform/console-page.ts';

/** A page is a row: its address and words' name, its group, its right, and a screen that is loaded. */
export const lotteryPages: readonly ConsolePage[] = [
  {
    name: 'lotteries',
    group: 'games',
    right: 'readProviders',
    Screen: loadScreen(() => import('./screens/lotteries-screen.tsx'), 'LotteriesScreen'),
  },
  {
    name: 'results',
    group: 'games',
    right: 'readProviders',
    Screen: loadScreen(() => import('./screens/results-screen.tsx'), 'ResultsScreen'),
  },
];
