import { z } from 'zod';
import type { SchemasFor } from '../schema.ts';
import { CHOSEN_FIELDS } from './fields.ts';
import type { registrationConsoleEndpoints } from './registration-console-endpoints.ts';

const version = z.int().min(0).describe('0 before anybody has changed the form');
const field = z.strictObject({
  field: z.enum(CHOSEN_FIELDS),
  isEnabled: z.boolean(),
  isRequired: z.boolean(),
});
const isComplete = (fields: readonly { readonly field: string }[]) =>
  new Set(fields.map((one) => one.field)).size === CHOSEN_FIELDS.length;

export const registrationConsoleSchemas = {
  'identity.readRegistrationFields': {
    request: z.strictObject({}),
    response: z.object({
      version,
      fields: z.array(field).describe('Every field that can be chosen, in the order of the form'),
    }),
  },
  'identity.changeRegistrationFields': {
    request: z.strictObject({
      version,
      fields: z.array(field).length(CHOSEN_FIELDS.length).refine(isComplete),
    }),
    response: z.object({ version }),
  },
} as const satisfies SchemasFor<typeof registrationConsoleEndpoints>;
