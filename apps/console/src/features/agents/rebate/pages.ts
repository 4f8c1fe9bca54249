import { type ConsolePage, loadScreen } from '#platform/console-page.ts';

export const rebatePages: readonly ConsolePage[] = [
  {
    name: 'agentRebates',
    group: 'members',
    right: 'readAgents',
    Screen: loadScreen(() => import('../screens/rebates-screen.tsx'), 'RebatesScreen'),
  },
];
