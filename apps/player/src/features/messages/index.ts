export { Inbox } from './inbox/inbox.tsx';
export { useHasInbox, useInboxNews, useUnreadMessages } from './inbox/use-unread-messages.ts';
