import type { SchemasFor } from '../schema.ts';
import { depositSchemas } from './deposit-schemas.ts';
import type { cashierEndpoints } from './endpoints.ts';
import { withdrawalSchemas } from './withdrawal-schemas.ts';

export const cashierSchemas = {
  ...depositSchemas,
  ...withdrawalSchemas,
} as const satisfies SchemasFor<typeof cashierEndpoints>;
