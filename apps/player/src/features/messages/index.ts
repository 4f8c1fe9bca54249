export { useOpenChat } from './chat/use-open-chat.ts';
