import { type PageRows, plain } from '#platform/pages/page-row.ts';

export const chatPages = {
  /** Draws its own bar: how it looks and where it leads back to is said by whoever launched it. */
  chat: {
    ...plain,
    path: 'chat',
    screen: 'features/messages/screens/chat-screen.tsx',
    title: 'chat',
    header: 'none',
    back: 'none',
    hasBottomMenu: false,
    access: 'inbox',
    isWhileExcluded: true,
    isShared: false,
    isIndexed: false,
    catalogues: ['chat', 'call'],
  },
} as const satisfies PageRows;
