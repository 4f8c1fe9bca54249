import { type ConsolePage, loadScreen } from '#platform/console-page.ts';

export const giftPages: readonly ConsolePage[] = [
  {
    name: 'agentGifts',
    group: 'money',
    right: 'readAgents',
    Screen: loadScreen(() => import('./screens/gifts-screen.tsx'), 'GiftsScreen'),
  },
];
