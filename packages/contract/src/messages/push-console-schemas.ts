import type { SchemasFor } from '../schema.ts';
import type { pushConsoleEndpoints } from './push-console-endpoints.ts';

export const pushConsoleSchemas = {} as const satisfies SchemasFor<typeof pushConsoleEndpoints>;
