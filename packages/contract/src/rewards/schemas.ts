import type { SchemasFor } from '../schema.ts';
import type { rewardsEndpoints } from './endpoints.ts';
import { rewardSchemas } from './reward-schemas.ts';

export const rewardsSchemas = {
  ...rewardSchemas,
} as const satisfies SchemasFor<typeof rewardsEndpoints>;
