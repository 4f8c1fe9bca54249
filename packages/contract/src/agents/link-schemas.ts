import type { SchemasFor } from '../schema.ts';
import type { linkEndpoints } from './link-endpoints.ts';

export const linkSchemas = {} as const satisfies SchemasFor<typeof linkEndpoints>;
