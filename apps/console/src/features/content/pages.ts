import { type ConsolePage, loadScreen } from '#platform/console-page.ts';

export const contentPages: readonly ConsolePage[] = [
  {
    name: 'content',
    group: 'site',
    right: 'readContent',
    Screen: loadScreen(() => import('./screens/content-screen.tsx'), 'ContentScreen'),
  },
];
