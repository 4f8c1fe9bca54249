import type { SchemasFor } from '../schema.ts';
import type { cashierConsoleEndpoints } from './console-endpoints.ts';
import { withdrawalConsoleSchemas } from './withdrawal-console-schemas.ts';

export const cashierConsoleSchemas = {
  ...withdrawalConsoleSchemas,
} as const satisfies SchemasFor<typeof cashierConsoleEndpoints>;
