import type { pushConsoleEndpoints } from '@maneki/contract/messages/push-console-endpoints';
import type { Handlers } from '#platform/calls/handlers';
import type { MessagesOutside } from './outside.ts';

export const pushConsoleHandlers = (
  _services: MessagesOutside,
): Handlers<typeof pushConsoleEndpoints> => ({});
