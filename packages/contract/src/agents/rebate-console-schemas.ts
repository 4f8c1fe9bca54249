import type { SchemasFor } from '../schema.ts';
import type { rebateConsoleEndpoints } from './rebate-console-endpoints.ts';

export const rebateConsoleSchemas = {} as const satisfies SchemasFor<typeof rebateConsoleEndpoints>;
