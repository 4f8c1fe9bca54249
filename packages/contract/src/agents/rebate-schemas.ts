import { z } from 'zod';
import { amount, day, type SchemasFor, token } from '../schema.ts';
import { REBATE_HOLDS, REBATE_STATES } from './rebate.ts';
import type { rebateEndpoints } from './rebate-endpoints.ts';
import { everyRebate, ownRebate, rebateGroup, someRebates } from './rebate-fragments.ts';

const earned = z.object({
  day,
  currency: z.string(),
  own: amount.describe('For what the caller played; less than nothing where bets were taken back'),
  team: amount.describe('The differences to the team below'),
  paid: amount.describe('What the wallet got of both, after what was owed'),
  state: z.enum(REBATE_STATES),
  hold: z.enum(REBATE_HOLDS).nullable(),
});

export const rebateSchemas = {
  'agents.getRebates': {
    request: z.strictObject({ token }),
    response: z.object({
      rebates: z.array(ownRebate),
      yesterday: day,
      isReady: z.boolean().describe('Whether everything of yesterday is worked out'),
      days: z.array(earned).describe('The latest first'),
      debts: z
        .array(z.object({ currency: z.string(), amount }))
        .describe('Taken from what is earned next'),
    }),
  },
  'agents.readRebateDay': {
    request: z.strictObject({ day, currency: z.string().max(20), token }),
    response: z.object({
      groups: z.array(
        z.object({ group: rebateGroup, isOwn: z.boolean(), turnover: amount, amount }),
      ),
    }),
  },
  'agents.listTeamRebates': {
    request: z.strictObject({
      username: z.string().max(100).default('').describe('One of them alone'),
      cursor: z.uuid().optional(),
      token,
    }),
    response: z.object({
      own: z.array(ownRebate),
      members: z.array(
        z.object({
          memberId: z.uuid(),
          username: z.string(),
          type: z.int(),
          rebates: everyRebate,
        }),
      ),
      next: z.string().nullable(),
    }),
  },
  'agents.raiseRebates': {
    request: z.strictObject({ memberId: z.uuid(), rebates: someRebates }),
    response: z.object({ rebates: everyRebate }),
  },
} as const satisfies SchemasFor<typeof rebateEndpoints>;
