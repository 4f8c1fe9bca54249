import type { SchemasFor } from '../schema.ts';
import type { rewardsEndpoints } from './endpoints.ts';
import { missionSchemas } from './mission-schemas.ts';
import { mallSchemas } from './mall-schemas.ts';
import { pointSchemas } from './point-schemas.ts';
import { rewardSchemas } from './reward-schemas.ts';
import { vipSchemas } from './vip-schemas.ts';

export const rewardsSchemas = {
  ...rewardSchemas,
  ...vipSchemas,
import { signInSchemas } from './sign-in-schemas.ts';

export const rewardsSchemas = {
  ...rewardSchemas,
  ...missionSchemas,
  ...signInSchemas,
  ...pointSchemas,
  ...mallSchemas,
} as const satisfies SchemasFor<typeof rewardsEndpoints>;
