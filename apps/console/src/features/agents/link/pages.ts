import { type ConsolePage, loadScreen } from '#platform/console-page.ts';

export const linkPages: readonly ConsolePage[] = [
  {
    name: 'agentLinks',
    group: 'members',
    right: 'readAgents',
    Screen: loadScreen(() => import('../screens/links-screen.tsx'), 'LinksScreen'),
  },
];
