import type { Endpoints } from '../endpoint.ts';
import { chatConsoleEndpoints } from './chat-console-endpoints.ts';
import { feedbackConsoleEndpoints } from './feedback-console-endpoints.ts';
import { inboxConsoleEndpoints } from './inbox-console-endpoints.ts';
import { liveConsoleEndpoints } from './live-console-endpoints.ts';
import { pushConsoleEndpoints } from './push-console-endpoints.ts';

/** What operators do about messages. */
export const messagesConsoleEndpoints = {
  ...inboxConsoleEndpoints,
  ...feedbackConsoleEndpoints,
  ...chatConsoleEndpoints,
  ...liveConsoleEndpoints,
  ...pushConsoleEndpoints,
} as const satisfies Endpoints;
