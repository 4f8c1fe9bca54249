import type { chatConsoleEndpoints } from '@maneki/contract/messages/chat-console-endpoints';
import type { Handlers } from '#platform/calls/handlers';
import type { MessagesOutside } from './outside.ts';

export const chatConsoleHandlers = (
  _services: MessagesOutside,
): Handlers<typeof chatConsoleEndpoints> => ({});
