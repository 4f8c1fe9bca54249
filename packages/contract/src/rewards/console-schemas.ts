import type { SchemasFor } from '../schema.ts';
import type { rewardsConsoleEndpoints } from './console-endpoints.ts';
import { mallConsoleSchemas } from './mall-console-schemas.ts';
import { missionConsoleSchemas } from './mission-console-schemas.ts';
import { packetConsoleSchemas } from './packet-console-schemas.ts';
import { promotionConsoleSchemas } from './promotion-console-schemas.ts';
import { referralConsoleSchemas } from './referral-console-schemas.ts';
import { vipConsoleSchemas } from './vip-console-schemas.ts';

export const rewardsConsoleSchemas = {
  ...promotionConsoleSchemas,
  ...vipConsoleSchemas,
  ...missionConsoleSchemas,
  ...mallConsoleSchemas,
  ...packetConsoleSchemas,
  ...referralConsoleSchemas,
} as const satisfies SchemasFor<typeof rewardsConsoleEndpoints>;
