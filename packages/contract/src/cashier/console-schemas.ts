import type { SchemasFor } from '../schema.ts';
import type { cashierConsoleEndpoints } from './console-endpoints.ts';
import { depositConsoleSchemas } from './deposit-console-schemas.ts';
import { withdrawalConsoleSchemas } from './withdrawal-console-schemas.ts';

export const cashierConsoleSchemas = {
  ...depositConsoleSchemas,
  ...withdrawalConsoleSchemas,
} as const satisfies SchemasFor<typeof cashierConsoleEndpoints>;
