import { z } from 'zod';
import { amount, currency, type SchemasFor } from '../schema.ts';
import { SIGN_IN_DAY_STATES } from './sign-in.ts';
import type { signInEndpoints } from './sign-in-endpoints.ts';

const given = z.object({ number: z.int(), amount, currency });

export const signInSchemas = {
  'rewards.readSignIn': {
    request: z.strictObject({}),
    response: z.object({
      currency,
      days: z.array(z.object({ number: z.int(), amount, state: z.enum(SIGN_IN_DAY_STATES) })),
      number: z.int().describe('Which day of a card today is, or would be'),
      isSignedToday: z.boolean(),
      isEarned: z.boolean().describe('Whether enough was paid in or played today'),
      turnover: amount.describe('What was played today'),
      turnoverNeeded: amount,
      repair: z
        .object({ points: z.int(), balance: z.int().describe('The points that there are') })
        .nullable()
        .describe('What the missed day costs; null where there is nothing to make good'),
    }),
  },
  'rewards.signIn': { request: z.strictObject({}), response: given },
  'rewards.repairSignIn': { request: z.strictObject({}), response: given },
} as const satisfies SchemasFor<typeof signInEndpoints>;
