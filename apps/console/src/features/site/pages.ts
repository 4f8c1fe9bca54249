import { type ConsolePage, loadScreen } from '#platform/console-page.ts';

export const sitePages: readonly ConsolePage[] = [
  {
    name: 'settings',
    group: 'site',
    right: 'readSettings',
    Screen: loadScreen(() => import('./screens/settings-screen.tsx'), 'SettingsScreen'),
  },
];
