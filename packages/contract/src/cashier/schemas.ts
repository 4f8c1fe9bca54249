import type { SchemasFor } from '../schema.ts';
import type { cashierEndpoints } from './endpoints.ts';

export const cashierSchemas = {} as const satisfies SchemasFor<typeof cashierEndpoints>;
