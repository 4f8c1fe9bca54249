import type { messagesConsoleEndpoints } from '@maneki/contract/messages/console-endpoints';
import type { Handlers } from '#platform/calls/handlers';
import { chatConsoleHandlers } from './chat-console-routes.ts';
import { feedbackConsoleHandlers } from './feedback-console-routes.ts';
import { inboxConsoleHandlers } from './inbox-console-routes.ts';
import { liveConsoleHandlers } from './live-console-routes.ts';
import type { MessagesOutside } from './outside.ts';
import { pushConsoleHandlers } from './push-console-routes.ts';

/** Translates between the wire and the use cases for operators. Decides nothing. */
export const messagesConsoleHandlers = (
  services: MessagesOutside,
): Handlers<typeof messagesConsoleEndpoints> => ({
  ...inboxConsoleHandlers(services),
  ...feedbackConsoleHandlers(services),
  ...chatConsoleHandlers(services),
  ...liveConsoleHandlers(services),
  ...pushConsoleHandlers(services),
});
