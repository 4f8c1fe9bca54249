import { type ConsolePage, loadScreen } from '#platform/console-page.ts';

export const sitePages: readonly ConsolePage[] = [
  {
    name: 'settings',
    group: 'site',
    right: 'readSettings',
    Screen: loadScreen(() => import('./screens/settings-screen.tsx'), 'SettingsScreen'),
  },
  {
    name: 'brand',
    group: 'site',
    right: 'readSettings',
    Screen: loadScreen(() => import('./screens/brand-screen.tsx'), 'BrandScreen'),
  },
  {
    name: 'access',
    group: 'site',
    right: 'readSettings',
    Screen: loadScreen(() => import('./screens/access-screen.tsx'), 'AccessScreen'),
  },
  {
    name: 'registration',
    group: 'site',
    right: 'readSettings',
    Screen: loadScreen(() => import('./screens/registration-screen.tsx'), 'RegistrationScreen'),
  },
  {
    name: 'service',
    group: 'site',
    right: 'readSettings',
    Screen: loadScreen(() => import('./screens/service-screen.tsx'), 'ServiceScreen'),
  },
];
