import { type ConsolePage, loadScreen } from '#platform/console-page.ts';

export const pushPages: readonly ConsolePage[] = [
  {
    name: 'notifications',
    group: 'members',
    right: 'readMessages',
    Screen: loadScreen(() => import('../screens/notifications-screen.tsx'), 'NotificationsScreen'),
  },
];
