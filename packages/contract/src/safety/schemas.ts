import { z } from 'zod';
import { amount, type SchemasFor } from '../schema.ts';
import type { safetyEndpoints } from './endpoints.ts';
import {
  EXCLUSION_KINDS,
  EXCLUSION_PERIODS,
  type ExclusionPeriod,
  TIME_OUT_DAYS,
} from './exclusions.ts';
import { CHECK_INTERVALS, LIMIT_KINDS, LIMIT_PERIODS } from './limits.ts';

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

const sitting = z.object({
  startedAt: z.iso
    .datetime()
    .describe('When they sat down; a reload or another page changes nothing'),
  dueAt: z.iso.datetime().describe('When they are next reminded of the time'),
  now: z.iso.datetime(),
  everyMinutes: z.int().describe('How often they are reminded'),
});

const periods = Object.keys(EXCLUSION_PERIODS) as [ExclusionPeriod, ...ExclusionPeriod[]];

const exclusion = z.object({
  kind: z.enum(EXCLUSION_KINDS),
  startedAt: z.iso.datetime(),
  until: z.iso.datetime().nullable().describe('Null for good'),
});

const current = z.object({ exclusion: exclusion.nullable() });

export const safetySchemas = {
  'safety.listLimits': { request: z.strictObject({}), response: limits },
  'safety.setLimit': { request: z.strictObject({ ...which, amount: cap }), response: limits },
  'safety.confirmRaise': { request: z.strictObject(which), response: limits },
  'safety.withdrawRaise': { request: z.strictObject(which), response: limits },
  'safety.getExclusion': { request: z.strictObject({}), response: current },
  'safety.takeTimeOut': {
    request: z.strictObject({ days: z.int().min(TIME_OUT_DAYS.min).max(TIME_OUT_DAYS.max) }),
    response: current,
  },
  'safety.excludeSelf': {
    request: z.strictObject({
      period: z.enum(periods),
      isConfirmed: z.literal(true).describe('They were told what it means, and said so again'),
    }),
    response: current,
  },
  'safety.continueSitting': { request: z.strictObject({}), response: sitting },
  'safety.seeCheck': { request: z.strictObject({}), response: sitting },
  'safety.setCheckInterval': {
    request: z.strictObject({ everyMinutes: z.literal(CHECK_INTERVALS) }),
    response: sitting,
  },
} as const satisfies SchemasFor<typeof safetyEndpoints>;
export type LimitState = z.output<typeof limit>;
export type Exclusion = z.output<typeof exclusion>;
export type Sitting = z.output<typeof sitting>;
