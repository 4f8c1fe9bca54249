import { z } from 'zod';
import { amount, listOf, listRequest, reason, type SchemasFor } from '../schema.ts';
import type { safetyConsoleEndpoints } from './console-endpoints.ts';
import { EXCLUSION_KINDS } from './exclusions.ts';
import { LIMIT_KINDS, LIMIT_PERIODS, LIMIT_STEPS } from './limits.ts';

const which = { kind: z.enum(LIMIT_KINDS), period: z.enum(LIMIT_PERIODS) };
const cap = amount
  .nullable()
  .describe('Money, or minutes of playing for a SESSION limit; null is no limit');
const time = z.iso.datetime();
const cursor = z.string().max(200);

const change = z.object({
  id: z.string(),
  at: time,
  ...which,
  step: z.enum(LIMIT_STEPS),
  amount: cap,
});

const exclusion = z.object({
  id: z.string(),
  kind: z.enum(EXCLUSION_KINDS),
  startedAt: time,
  until: time.nullable().describe('Null for good'),
  isActive: z.boolean(),
  lift: z
    .object({ at: time, by: z.string().describe('Both operators'), reason: z.string() })
    .nullable()
    .describe('Who let them in before the time, and why'),
});

export const safetyConsoleSchemas = {
  'safety.readMemberLimits': {
    request: z.strictObject({ memberId: z.uuid() }),
    response: z.object({
      limits: z
        .array(
          z.object({
            ...which,
            amount: cap,
            raise: z.object({ amount: cap, confirmFrom: time }).nullable(),
          }),
        )
        .describe('Those that are set, or are about to be'),
      checkEveryMinutes: z.int().describe('How often they are reminded of the time'),
      sittingSince: time.nullable().describe('Since when they were last here without a break'),
    }),
  },
  'safety.listLimitChanges': {
    request: listRequest({ memberId: z.uuid() }, cursor),
    response: listOf(change),
  },
  'safety.listExclusions': {
    request: listRequest({ memberId: z.uuid() }, cursor),
    response: listOf(exclusion),
  },
  'safety.proposeLift': {
    request: z.strictObject({
      memberId: z.uuid(),
      exclusionId: z.string().regex(/^[1-9]\d{0,17}$/),
      reason: reason.describe('What the member asked for, and how'),
    }),
    response: z.object({ proposalId: z.string(), expiresAt: time }),
  },
} as const satisfies SchemasFor<typeof safetyConsoleEndpoints>;
