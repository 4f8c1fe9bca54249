import type { SchemasFor } from '../schema.ts';
import type { linkConsoleEndpoints } from './link-console-endpoints.ts';

export const linkConsoleSchemas = {} as const satisfies SchemasFor<typeof linkConsoleEndpoints>;
