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

export const operatorsSchemas = {
  'operators.getSelf': { request: nothing, response: self },
  'operators.endSession': { request: nothing, response: nothing },
} as const satisfies SchemasFor<typeof operatorsEndpoints>;
