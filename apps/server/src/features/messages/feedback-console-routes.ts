import type { feedbackConsoleEndpoints } from '@maneki/contract/messages/feedback-console-endpoints';
import type { Handlers } from '#platform/calls/handlers';
import type { MessagesOutside } from './outside.ts';

export const feedbackConsoleHandlers = (
  _services: MessagesOutside,
): Handlers<typeof feedbackConsoleEndpoints> => ({});
