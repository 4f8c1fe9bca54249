import type { SchemasFor } from '../schema.ts';
import type { cashierConsoleEndpoints } from './console-endpoints.ts';
import { depositConsoleSchemas } from './deposit-console-schemas.ts';

export const cashierConsoleSchemas = {
  ...depositConsoleSchemas,
} as const satisfies SchemasFor<typeof cashierConsoleEndpoints>;
