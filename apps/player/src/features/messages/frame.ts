export { useUnreadMessages } from './inbox/use-unread-messages.ts';
export { messagesPages } from './pages.ts';

/** No part of the first view, which is to be as light for members as for guests. */
export const loadHeaderInbox = async () => {
  const { HeaderInbox } = await import('./inbox/header-inbox.tsx');
  return HeaderInbox;
};
