import type { SchemasFor } from '../schema.ts';
import type { inboxEndpoints } from './inbox-endpoints.ts';

export const inboxSchemas = {} as const satisfies SchemasFor<typeof inboxEndpoints>;
