import { z } from 'zod';
import { memberType, time } from '../identity/fragments.ts';
import { amount, currency, day, listOf, listRequest, reason, type SchemasFor } from '../schema.ts';
import { MOVE_STATES } from './team.ts';
import type { teamConsoleEndpoints } from './team-console-endpoints.ts';

const cursor = z.string().max(200);
const which = { memberId: z.uuid() };
const relative = z.object({ memberId: z.uuid(), username: z.string() });
const period = {
  from: day.optional().describe('First day of the totals; thirty days up to today where none is'),
  to: day.optional().describe('Last day of the totals'),
  currency: currency.optional().describe('Of the totals; the merchant’s where none is named'),
};

const totals = {
  turnover: amount,
  validTurnover: amount,
  payout: amount,
  deposit: amount,
  withdrawal: amount,
  rebate: amount,
  promotion: amount,
  salary: amount,
  dividend: amount,
  net: amount.describe('payout − turnover + rebate + promotion: what members won'),
};

const agent = z.object({
  memberId: z.uuid(),
  username: z.string(),
  type: memberType,
  isBlocked: z.boolean(),
  depth: z.int(),
  parent: relative.nullable().describe('Null directly below the company'),
  joinedAt: time,
  directCount: z.int(),
  teamCount: z.int(),
  currency: z.string().describe('Of the totals'),
  ...totals,
});

const move = z.object({
  id: z.string(),
  member: relative,
  from: relative.nullable(),
  to: relative,
  members: z.int().describe('How many move, the first included'),
  state: z.enum(MOVE_STATES),
  effectiveOn: day.describe('The business day that it begins with'),
  orderedAt: time,
  orderedBy: z.string(),
  endedAt: time.nullable(),
  obstacle: z.string().nullable().describe('Why it could not be made after all'),
  reason: z.string(),
});

const settings = z.object({
  showsBalances: z.boolean().describe('Whether agents see what their members have, to the digit'),
});

export const teamConsoleSchemas = {
  'agents.listAgentTree': {
    request: listRequest(
      {
        parentId: z.uuid().optional().describe('Those directly below the company where none is'),
        search: z.string().trim().max(32).optional().describe('How a name begins, anywhere'),
        ...period,
      },
      cursor,
    ),
    response: listOf(agent),
  },
  'agents.readAgent': {
    request: z.strictObject({ ...which, ...period }),
    response: agent.extend({
      crumbs: z.array(relative).describe('From the top down to the one above'),
      self: z.object(totals),
      dueMove: move.nullable(),
    }),
  },
  'agents.openGeneralAgent': {
    request: z.strictObject({
      username: z.string().trim().min(1).max(32),
      password: z.string().min(1).max(128).describe('To begin with: it has to be changed'),
      currency: currency.optional().describe('The merchant’s where none is named'),
      reason,
    }),
    response: z.object({ memberId: z.uuid(), username: z.string() }),
  },
  'agents.promoteAgent': {
    request: z.strictObject({ ...which, reason }),
    response: z.object({ type: memberType }),
  },
  'agents.demoteAgent': {
    request: z.strictObject({ ...which, reason }),
    response: z.object({ type: memberType }),
  },
  'agents.listMoves': {
    request: listRequest({ state: z.enum(MOVE_STATES).optional() }, cursor),
    response: listOf(move),
  },
  'agents.moveMember': {
    request: z.strictObject({
      ...which,
      parent: z.string().trim().min(1).max(32).describe('The name of the agent to stand below'),
      reason,
    }),
    response: move,
  },
  'agents.cancelMove': {
    request: z.strictObject({ id: z.uuid(), reason }),
    response: z.object({}),
  },
  'agents.readTeamSettings': { request: z.strictObject({}), response: settings },
  'agents.changeTeamSettings': { request: settings.strict(), response: settings },
} as const satisfies SchemasFor<typeof teamConsoleEndpoints>;

export type AgentRow = z.output<typeof agent>;
export type AgentMove = z.output<typeof move>;
export type TeamSettings = z.output<typeof settings>;
