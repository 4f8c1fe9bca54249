import type { SchemasFor } from '../schema.ts';
import type { rebateEndpoints } from './rebate-endpoints.ts';

export const rebateSchemas = {} as const satisfies SchemasFor<typeof rebateEndpoints>;
