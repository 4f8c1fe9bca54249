export { listBarredTopics } from './chat/access/list-barred-topics.ts';
export { messagesFeature } from './feature.ts';
export type { MessageWish } from './inbox/message.ts';
export { sendMessages } from './inbox/send-messages.ts';
export { createPush, type Push, type PushOptions } from './push/create-push.ts';
