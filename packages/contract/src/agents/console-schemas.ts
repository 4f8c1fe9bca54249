import type { SchemasFor } from '../schema.ts';
import type { agentsConsoleEndpoints } from './console-endpoints.ts';
import { contractConsoleSchemas } from './contract-console-schemas.ts';
import { giftConsoleSchemas } from './gift-console-schemas.ts';
import { linkConsoleSchemas } from './link-console-schemas.ts';
import { rebateConsoleSchemas } from './rebate-console-schemas.ts';
import { teamConsoleSchemas } from './team-console-schemas.ts';

export const agentsConsoleSchemas = {
  ...teamConsoleSchemas,
  ...linkConsoleSchemas,
  ...rebateConsoleSchemas,
  ...contractConsoleSchemas,
  ...giftConsoleSchemas,
} as const satisfies SchemasFor<typeof agentsConsoleEndpoints>;
