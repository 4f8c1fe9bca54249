import type { SchemasFor } from '../schema.ts';
import type { rewardsEndpoints } from './endpoints.ts';
import { mallSchemas } from './mall-schemas.ts';
import { pointSchemas } from './point-schemas.ts';
import { rewardSchemas } from './reward-schemas.ts';

export const rewardsSchemas = {
  ...rewardSchemas,
  ...pointSchemas,
  ...mallSchemas,
} as const satisfies SchemasFor<typeof rewardsEndpoints>;
