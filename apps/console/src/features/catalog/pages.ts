import { type ConsolePage, loadScreen } from '#platform/console-page.ts';

export const catalogPages: readonly ConsolePage[] = [
  {
    name: 'catalog',
    group: 'games',
    right: 'readCatalog',
    Screen: loadScreen(() => import('./screens/catalog-screen.tsx'), 'CatalogScreen'),
  },
];
