import { z } from 'zod';
import { amount, day, listOf, listRequest, reason, type SchemasFor } from '../schema.ts';
import { REBATE_HOLDS, REBATE_STATES } from './rebate.ts';
import type { rebateConsoleEndpoints } from './rebate-console-endpoints.ts';
import { ownRebate, rebateGroup, rebateValue } from './rebate-fragments.ts';

const cursor = z.string().max(200);
const account = z.string().max(100).optional().describe('The account of the member');

export const rebateConsoleSchemas = {
  'agents.listRebateCaps': {
    request: z.strictObject({}),
    response: z.object({
      caps: z.array(
        ownRebate.omit({ value: true }).extend({
          vip: z.int().describe('The highest rebate of a level, in parts per million'),
          salary: z.int().describe('The highest salary, likewise'),
          edge: z.int().describe('What the house keeps of the bet that leaves it least'),
          sum: z.int().describe('What would be given away of it in all'),
          limit: z.int().describe('What may be given away of it'),
          changedAt: z.iso.datetime().nullable(),
          changedBy: z.string().nullable(),
        }),
      ),
    }),
  },
  'agents.saveRebateCap': {
    request: z.strictObject({
      group: rebateGroup,
      cap: rebateValue,
      step: z.int().min(1).max(10_000),
    }),
    response: z.object({}),
  },
  'agents.readMemberRebates': {
    request: z.strictObject({ username: z.string().trim().min(1).max(100) }),
    response: z.object({
      memberId: z.uuid(),
      username: z.string(),
      rebates: z.array(
        ownRebate.extend({ most: z.int().describe('What the upline has, or the cap') }),
      ),
      debts: z.array(z.object({ currency: z.string(), amount })),
    }),
  },
  'agents.setMemberRebate': {
    request: z.strictObject({ memberId: z.uuid(), group: rebateGroup, value: rebateValue, reason }),
    response: z.object({ lowered: z.int().describe('How many below had to follow') }),
  },
  'agents.listRebateLines': {
    request: listRequest(
      {
        day: day.optional().describe('Yesterday where none is named'),
        username: account,
        source: account,
      },
      cursor,
    ),
    response: listOf(
      z.object({
        memberId: z.uuid(),
        username: z.string(),
        sourceId: z.uuid(),
        source: z.string(),
        group: rebateGroup,
        currency: z.string(),
        turnover: amount,
        rate: z.int().describe('The difference to the highest below, in parts per million'),
        amount,
      }),
    ),
  },
  'agents.listRebatePayments': {
    request: listRequest(
      { day: day.optional(), username: account, state: z.enum(REBATE_STATES).optional() },
      cursor,
    ),
    response: listOf(
      z.object({
        memberId: z.uuid(),
        username: z.string(),
        day,
        currency: z.string(),
        own: amount,
        team: amount,
        paidOwn: amount,
        paidTeam: amount,
        debtTaken: amount,
        debtAdded: amount,
        state: z.enum(REBATE_STATES),
        hold: z.enum(REBATE_HOLDS).nullable(),
        settledAt: z.iso.datetime().nullable(),
      }),
    ),
  },
  'agents.writeOffRebate': {
    request: z.strictObject({ memberId: z.uuid(), day, currency: z.string().max(20), reason }),
    response: z.object({}),
  },
  'agents.listRebateDebts': {
    request: listRequest({ username: account }, cursor),
    response: listOf(
      z.object({
        memberId: z.uuid(),
        username: z.string(),
        currency: z.string(),
        amount,
        changedAt: z.iso.datetime(),
      }),
    ),
  },
} as const satisfies SchemasFor<typeof rebateConsoleEndpoints>;
