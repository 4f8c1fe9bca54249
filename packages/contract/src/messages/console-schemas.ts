import type { SchemasFor } from '../schema.ts';
import { chatConsoleSchemas } from './chat-console-schemas.ts';
import type { messagesConsoleEndpoints } from './console-endpoints.ts';
import { feedbackConsoleSchemas } from './feedback-console-schemas.ts';
import { inboxConsoleSchemas } from './inbox-console-schemas.ts';
import { liveConsoleSchemas } from './live-console-schemas.ts';
import { pushConsoleSchemas } from './push-console-schemas.ts';

export const messagesConsoleSchemas = {
  ...inboxConsoleSchemas,
  ...feedbackConsoleSchemas,
  ...chatConsoleSchemas,
  ...liveConsoleSchemas,
  ...pushConsoleSchemas,
} as const satisfies SchemasFor<typeof messagesConsoleEndpoints>;
