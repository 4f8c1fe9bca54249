import type { SchemasFor } from '../schema.ts';
import type { chatEndpoints } from './chat-endpoints.ts';

export const chatSchemas = {} as const satisfies SchemasFor<typeof chatEndpoints>;
