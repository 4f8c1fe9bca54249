import type { SchemasFor } from '../schema.ts';
import type { inboxConsoleEndpoints } from './inbox-console-endpoints.ts';

export const inboxConsoleSchemas = {} as const satisfies SchemasFor<typeof inboxConsoleEndpoints>;
