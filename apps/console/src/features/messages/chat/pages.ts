import { type ConsolePage, loadScreen } from '#platform/console-page.ts';

export const chatPages: readonly ConsolePage[] = [
  {
    name: 'chats',
    group: 'members',
    right: 'answerMembers',
    Screen: loadScreen(() => import('../screens/chats-screen.tsx'), 'ChatsScreen'),
  },
  {
    name: 'lobbyWatch',
    group: 'members',
    right: 'moderateChat',
    Screen: loadScreen(() => import('../screens/lobby-watch-screen.tsx'), 'LobbyWatchScreen'),
  },
];
