export { useOpenChat } from './chat/use-open-chat.ts';
export { useUnreadChat } from './chat/use-unread-chat.ts';
export { FeedbackSheet } from './feedback/feedback-sheet.tsx';
export { Inbox } from './inbox/inbox.tsx';
export { useHasInbox, useInboxNews, useUnreadMessages } from './inbox/use-unread-messages.ts';
export { PushOffer } from './push/components/push-offer.tsx';
