import type { SchemasFor } from '../schema.ts';
import type { rewardsEndpoints } from './endpoints.ts';
import { missionSchemas } from './mission-schemas.ts';
import { rewardSchemas } from './reward-schemas.ts';
import { signInSchemas } from './sign-in-schemas.ts';

export const rewardsSchemas = {
  ...rewardSchemas,
  ...missionSchemas,
  ...signInSchemas,
} as const satisfies SchemasFor<typeof rewardsEndpoints>;
