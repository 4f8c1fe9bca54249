import type { feedbackEndpoints } from '@maneki/contract/messages/feedback-endpoints';
import type { Handlers } from '#platform/calls/handlers';
import type { MessagesOutside } from './outside.ts';

export const feedbackHandlers = (
  _services: MessagesOutside,
): Handlers<typeof feedbackEndpoints> => ({});
