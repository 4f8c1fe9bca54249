import type { SchemasFor } from '../schema.ts';
import type { rewardsConsoleEndpoints } from './console-endpoints.ts';
import { vipConsoleSchemas } from './vip-console-schemas.ts';

export const rewardsConsoleSchemas = {
  ...vipConsoleSchemas,
} as const satisfies SchemasFor<typeof rewardsConsoleEndpoints>;
