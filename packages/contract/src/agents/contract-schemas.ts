import { z } from 'zod';
import { type SchemasFor, token } from '../schema.ts';
import type { contractEndpoints } from './contract-endpoints.ts';

const asides = z.strictObject({ token });
const requestType = z
  .literal([0, 1, 2])
  .describe('0 none, 1 a new contract waits, 2 an amendment waits');

export const contractSchemas = {
  'agents.getDailySalaryRequest': {
    request: asides,
    response: z.object({ dailysalreqtype: requestType }),
  },
  'agents.getDividendRequest': {
    request: asides,
    response: z.object({ divtypecompperiodreq: requestType }),
  },
  'agents.getHourlySalaryRequest': {
    request: asides,
    response: z.object({ contracthoursalreq: requestType }),
  },
} as const satisfies SchemasFor<typeof contractEndpoints>;
