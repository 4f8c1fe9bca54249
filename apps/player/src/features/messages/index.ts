export { FeedbackSheet } from './feedback/feedback-sheet.tsx';
export { PushOffer } from './push/components/push-offer.tsx';
export { Inbox } from './inbox/inbox.tsx';
export { useHasInbox, useInboxNews, useUnreadMessages } from './inbox/use-unread-messages.ts';
export { useOpenChat } from './chat/use-open-chat.ts';
