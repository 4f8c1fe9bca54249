import type { SchemasFor } from '../schema.ts';
import type { rewardsConsoleEndpoints } from './console-endpoints.ts';
import { missionConsoleSchemas } from './mission-console-schemas.ts';

export const rewardsConsoleSchemas = {
  ...missionConsoleSchemas,
} as const satisfies SchemasFor<typeof rewardsConsoleEndpoints>;
