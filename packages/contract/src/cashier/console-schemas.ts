import type { SchemasFor } from '../schema.ts';
import type { cashierConsoleEndpoints } from './console-endpoints.ts';

export const cashierConsoleSchemas = {} as const satisfies SchemasFor<
  typeof cashierConsoleEndpoints
>;
