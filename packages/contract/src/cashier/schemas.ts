import type { SchemasFor } from '../schema.ts';
import type { cashierEndpoints } from './endpoints.ts';
import { withdrawalSchemas } from './withdrawal-schemas.ts';

export const cashierSchemas = {
  ...withdrawalSchemas,
} as const satisfies SchemasFor<typeof cashierEndpoints>;
