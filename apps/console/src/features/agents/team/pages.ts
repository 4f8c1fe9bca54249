import { type ConsolePage, loadScreen } from '#platform/console-page.ts';

export const teamPages: readonly ConsolePage[] = [
  {
    name: 'agents',
    group: 'members',
    right: 'readAgents',
    Screen: loadScreen(() => import('../screens/agents-screen.tsx'), 'AgentsScreen'),
  },
];
