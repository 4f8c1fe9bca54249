import type { SchemasFor } from '../schema.ts';
import type { giftConsoleEndpoints } from './gift-console-endpoints.ts';

export const giftConsoleSchemas = {} as const satisfies SchemasFor<typeof giftConsoleEndpoints>;
