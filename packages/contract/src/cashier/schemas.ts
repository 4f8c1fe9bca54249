import type { SchemasFor } from '../schema.ts';
import { depositSchemas } from './deposit-schemas.ts';
import type { cashierEndpoints } from './endpoints.ts';

export const cashierSchemas = {
  ...depositSchemas,
} as const satisfies SchemasFor<typeof cashierEndpoints>;
