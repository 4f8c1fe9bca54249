import type { Endpoints } from '../endpoint.ts';
import { chatEndpoints } from './chat-endpoints.ts';
import { feedbackEndpoints } from './feedback-endpoints.ts';
import { inboxEndpoints } from './inbox-endpoints.ts';
import { pushEndpoints } from './push-endpoints.ts';

export const messagesEndpoints = {
  ...inboxEndpoints,
  ...feedbackEndpoints,
  ...chatEndpoints,
  ...pushEndpoints,
} as const satisfies Endpoints;
