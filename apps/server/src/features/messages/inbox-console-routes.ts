import type { inboxConsoleEndpoints } from '@maneki/contract/messages/inbox-console-endpoints';
import type { Handlers } from '#platform/calls/handlers';
import type { MessagesOutside } from './outside.ts';

export const inboxConsoleHandlers = (
  _services: MessagesOutside,
): Handlers<typeof inboxConsoleEndpoints> => ({});
