import type { SchemasFor } from '../schema.ts';
import { contractSchemas } from './contract-schemas.ts';
import type { agentsEndpoints } from './endpoints.ts';
import { giftSchemas } from './gift-schemas.ts';
import { linkSchemas } from './link-schemas.ts';
import { rebateSchemas } from './rebate-schemas.ts';
import { teamSchemas } from './team-schemas.ts';

export const agentsSchemas = {
  ...teamSchemas,
  ...linkSchemas,
  ...rebateSchemas,
  ...contractSchemas,
  ...giftSchemas,
} as const satisfies SchemasFor<typeof agentsEndpoints>;
