import type { SchemasFor } from '../schema.ts';
import type { chatConsoleEndpoints } from './chat-console-endpoints.ts';

export const chatConsoleSchemas = {} as const satisfies SchemasFor<typeof chatConsoleEndpoints>;
