import type { SchemasFor } from '../schema.ts';
import type { pushEndpoints } from './push-endpoints.ts';

export const pushSchemas = {} as const satisfies SchemasFor<typeof pushEndpoints>;
