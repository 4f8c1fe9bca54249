import { type ConsolePage, loadScreen } from '#platform/console-page.ts';

export const playPages: readonly ConsolePage[] = [
  {
    name: 'providers',
    group: 'games',
    right: 'readProviders',
    Screen: loadScreen(() => import('./screens/providers-screen.tsx'), 'ProvidersScreen'),
  },
  {
    name: 'tables',
    group: 'games',
    right: 'readProviders',
    Screen: loadScreen(() => import('./screens/tables-screen.tsx'), 'TablesScreen'),
  },
];
