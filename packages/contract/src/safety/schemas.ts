import { z } from 'zod';
import { amount, type SchemasFor } from '../schema.ts';
import type { safetyEndpoints } from './endpoints.ts';
import { LIMIT_KINDS, LIMIT_PERIODS } from './limits.ts';

const which = { kind: z.enum(LIMIT_KINDS), period: z.enum(LIMIT_PERIODS) };
const cap = amount
  .nullable()
  .describe('Money, or minutes of playing for a SESSION limit; null is no limit');

const limit = z.object({
  ...which,
  amount: cap,
  raise: z
    .object({ amount: cap, confirmFrom: z.iso.datetime() })
    .nullable()
    .describe('A higher limit that waits for its day to pass and to be confirmed'),
});

const limits = z.object({ list: z.array(limit) });

export const safetySchemas = {
  'safety.listLimits': { request: z.strictObject({}), response: limits },
  'safety.setLimit': { request: z.strictObject({ ...which, amount: cap }), response: limits },
  'safety.confirmRaise': { request: z.strictObject(which), response: limits },
  'safety.withdrawRaise': { request: z.strictObject(which), response: limits },
} as const satisfies SchemasFor<typeof safetyEndpoints>;
