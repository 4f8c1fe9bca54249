import type { SchemasFor } from '../schema.ts';
import type { rewardsEndpoints } from './endpoints.ts';
import { promotionSchemas } from './promotion-schemas.ts';
import { rewardSchemas } from './reward-schemas.ts';

export const rewardsSchemas = {
  ...rewardSchemas,
  ...promotionSchemas,
} as const satisfies SchemasFor<typeof rewardsEndpoints>;
