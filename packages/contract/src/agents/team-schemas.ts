import type { SchemasFor } from '../schema.ts';
import type { teamEndpoints } from './team-endpoints.ts';

export const teamSchemas = {} as const satisfies SchemasFor<typeof teamEndpoints>;
