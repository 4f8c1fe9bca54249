import type { SchemasFor } from '../schema.ts';
import type { contractConsoleEndpoints } from './contract-console-endpoints.ts';

export const contractConsoleSchemas = {} as const satisfies SchemasFor<
  typeof contractConsoleEndpoints
>;
