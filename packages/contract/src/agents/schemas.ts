import { z } from 'zod';
import type { SchemasFor } from '../schema.ts';
import type { agentsEndpoints } from './endpoints.ts';

const nothing = z.strictObject({});
const requestType = z
  .literal([0, 1, 2])
  .describe('0 none, 1 a new contract waits, 2 an amendment waits');

export const agentsSchemas = {
  'agents.getDailySalaryRequest': {
    request: nothing,
    response: z.object({ dailysalreqtype: requestType }),
  },
  'agents.getDividendRequest': {
    request: nothing,
    response: z.object({ divtypecompperiodreq: requestType }),
  },
  'agents.getHourlySalaryRequest': {
    request: nothing,
    response: z.object({ contracthoursalreq: requestType }),
  },
} as const satisfies SchemasFor<typeof agentsEndpoints>;
