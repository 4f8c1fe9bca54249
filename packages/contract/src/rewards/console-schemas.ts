import type { SchemasFor } from '../schema.ts';
import type { rewardsConsoleEndpoints } from './console-endpoints.ts';
import { vipConsoleSchemas } from './vip-console-schemas.ts';

export const rewardsConsoleSchemas = {
  ...vipConsoleSchemas,
import { missionConsoleSchemas } from './mission-console-schemas.ts';

export const rewardsConsoleSchemas = {
  ...missionConsoleSchemas,
import { mallConsoleSchemas } from './mall-console-schemas.ts';

export const rewardsConsoleSchemas = {
  ...mallConsoleSchemas,
} as const satisfies SchemasFor<typeof rewardsConsoleEndpoints>;
