import type { SchemasFor } from '../schema.ts';
import type { teamConsoleEndpoints } from './team-console-endpoints.ts';

export const teamConsoleSchemas = {} as const satisfies SchemasFor<typeof teamConsoleEndpoints>;
