export { messagesFeature } from './feature.ts';
export type { MessageWish } from './inbox/message.ts';
export { sendMessages } from './inbox/send-messages.ts';
