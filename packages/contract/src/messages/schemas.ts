import type { SchemasFor } from '../schema.ts';
import { chatSchemas } from './chat-schemas.ts';
import type { messagesEndpoints } from './endpoints.ts';
import { feedbackSchemas } from './feedback-schemas.ts';
import { inboxSchemas } from './inbox-schemas.ts';
import { pushSchemas } from './push-schemas.ts';

export const messagesSchemas = {
  ...inboxSchemas,
  ...feedbackSchemas,
  ...chatSchemas,
  ...pushSchemas,
} as const satisfies SchemasFor<typeof messagesEndpoints>;
