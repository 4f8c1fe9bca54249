import { type ConsolePage, loadScreen } from '#platform/console-page.ts';

export const membersPages: readonly ConsolePage[] = [
  {
    name: 'members',
    group: 'members',
    right: 'readMembers',
    Screen: loadScreen(() => import('./screens/members-screen.tsx'), 'MembersScreen'),
  },
];
