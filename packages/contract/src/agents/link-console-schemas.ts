import { z } from 'zod';
import { listOf, listRequest, reason, type SchemasFor } from '../schema.ts';
import type { linkConsoleEndpoints } from './link-console-endpoints.ts';
import { link } from './link-schemas.ts';

export const linkConsoleSchemas = {
  'agents.searchLinks': {
    request: listRequest(
      {
        owner: z.string().max(100).optional().describe('The account of the agent'),
        code: z.string().max(20).optional(),
      },
      z.string().max(100),
    ),
    response: listOf(link.extend({ ownerId: z.uuid(), owner: z.string() })),
  },
  'agents.disableLink': {
    request: z.strictObject({ code: z.string().max(20), reason }),
    response: z.object({}),
  },
} as const satisfies SchemasFor<typeof linkConsoleEndpoints>;
