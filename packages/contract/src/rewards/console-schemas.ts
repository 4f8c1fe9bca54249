import type { SchemasFor } from '../schema.ts';
import type { rewardsConsoleEndpoints } from './console-endpoints.ts';
import { mallConsoleSchemas } from './mall-console-schemas.ts';

export const rewardsConsoleSchemas = {
  ...mallConsoleSchemas,
} as const satisfies SchemasFor<typeof rewardsConsoleEndpoints>;
