import type { SchemasFor } from '../schema.ts';
import type { rewardsConsoleEndpoints } from './console-endpoints.ts';
import { promotionConsoleSchemas } from './promotion-console-schemas.ts';

export const rewardsConsoleSchemas = {
  ...promotionConsoleSchemas,
} as const satisfies SchemasFor<typeof rewardsConsoleEndpoints>;
