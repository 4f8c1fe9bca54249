import type { chatEndpoints } from '@maneki/contract/messages/chat-endpoints';
import type { Handlers } from '#platform/calls/handlers';
import type { MessagesOutside } from './outside.ts';

export const chatHandlers = (_services: MessagesOutside): Handlers<typeof chatEndpoints> => ({});
