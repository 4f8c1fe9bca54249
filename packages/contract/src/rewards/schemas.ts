import type { SchemasFor } from '../schema.ts';
import type { rewardsEndpoints } from './endpoints.ts';
import { mallSchemas } from './mall-schemas.ts';
import { missionSchemas } from './mission-schemas.ts';
import { packetSchemas } from './packet-schemas.ts';
import { pointSchemas } from './point-schemas.ts';
import { promotionSchemas } from './promotion-schemas.ts';
import { referralSchemas } from './referral-schemas.ts';
import { rewardSchemas } from './reward-schemas.ts';
import { signInSchemas } from './sign-in-schemas.ts';
import { vipSchemas } from './vip-schemas.ts';

export const rewardsSchemas = {
  ...rewardSchemas,
  ...promotionSchemas,
  ...vipSchemas,
  ...missionSchemas,
  ...signInSchemas,
  ...pointSchemas,
  ...mallSchemas,
  ...referralSchemas,
  ...packetSchemas,
} as const satisfies SchemasFor<typeof rewardsEndpoints>;
