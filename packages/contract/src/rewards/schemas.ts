import type { SchemasFor } from '../schema.ts';
import type { rewardsEndpoints } from './endpoints.ts';
import { rewardSchemas } from './reward-schemas.ts';
import { vipSchemas } from './vip-schemas.ts';

export const rewardsSchemas = {
  ...rewardSchemas,
  ...vipSchemas,
} as const satisfies SchemasFor<typeof rewardsEndpoints>;
