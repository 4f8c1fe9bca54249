import { z } from 'zod';
import type { SchemasFor } from '../schema.ts';
import type { operatorsEndpoints } from './endpoints.ts';
import { OPERATOR_RIGHTS, OPERATOR_ROLES, type OperatorRight } from './rights.ts';

const nothing = z.strictObject({});
const right = z.enum(Object.keys(OPERATOR_RIGHTS) as [OperatorRight, ...OperatorRight[]]);

const self = z.object({
  name: z.string(),
  role: z.enum(OPERATOR_ROLES),
  rights: z.array(right),
  merchantCodes: z.array(z.string()).nullable().describe('Null for operators of every merchant'),
});

const ACTS_MAX = 100;

const word = z.string().min(1).max(100);

const act = z.object({
  seq: z.string(),
  at: z.iso.datetime(),
  operator: z.string(),
  address: z.string(),
  act: z.string(),
  subject: z.string(),
  reason: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
});

export const operatorsSchemas = {
  'operators.getSelf': { request: nothing, response: self },
  'operators.endSession': { request: nothing, response: nothing },
  'operators.listActs': {
    request: z.strictObject({
      operator: word.optional(),
      act: word.optional(),
      subject: word.optional(),
      from: z.iso.datetime().optional(),
      to: z.iso.datetime().optional(),
      cursor: z
        .string()
        .regex(/^[1-9]\d{0,17}$/)
        .optional()
        .describe('As the page before said in `next`'),
      size: z.coerce.number().int().min(1).max(ACTS_MAX).default(50),
    }),
    response: z.object({ acts: z.array(act), next: z.string().nullable() }),
  },
} as const satisfies SchemasFor<typeof operatorsEndpoints>;
