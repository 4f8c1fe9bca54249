import { type ConsolePage, loadScreen } from '#platform/console-page.ts';

export const verificationPages: readonly ConsolePage[] = [
  {
    name: 'verifications',
    group: 'members',
    right: 'readVerifications',
    Screen: loadScreen(() => import('./screens/verifications-screen.tsx'), 'VerificationsScreen'),
  },
];
