import type { messagesEndpoints } from '@maneki/contract/messages/endpoints';
import type { Handlers } from '#platform/calls/handlers';
import { chatHandlers } from './chat-routes.ts';
import { feedbackHandlers } from './feedback-routes.ts';
import { inboxHandlers } from './inbox-routes.ts';
import type { MessagesOutside } from './outside.ts';
import { pushHandlers } from './push-routes.ts';

/** Translates between the wire and the use cases. Decides nothing. */
export const messagesHandlers = (
  services: MessagesOutside,
): Handlers<typeof messagesEndpoints> => ({
  ...inboxHandlers(services),
  ...feedbackHandlers(services),
  ...chatHandlers(services),
  ...pushHandlers(services),
});
