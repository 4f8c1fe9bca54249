import { type ConsolePage, loadScreen } from '#platform/console-page.ts';

export const inboxPages: readonly ConsolePage[] = [
  {
    name: 'broadcasts',
    group: 'members',
    right: 'readMessages',
    Screen: loadScreen(() => import('../screens/broadcasts-screen.tsx'), 'BroadcastsScreen'),
  },
  {
    name: 'messageTemplates',
    group: 'site',
    right: 'readMessages',
    Screen: loadScreen(() => import('../screens/templates-screen.tsx'), 'TemplatesScreen'),
  },
];
