import type { SchemasFor } from '../schema.ts';
import type { rewardsConsoleEndpoints } from './console-endpoints.ts';

export const rewardsConsoleSchemas = {} as const satisfies SchemasFor<
  typeof rewardsConsoleEndpoints
>;
