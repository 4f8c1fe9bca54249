import { z } from 'zod';
import { headIcon, memberType, time } from '../identity/fragments.ts';
import { lotteryTerms } from '../play/lottery-terms.ts';
import { CATEGORIES, TICKET_STATUSES } from '../play/tickets.ts';
import { amount, day, type SchemasFor, token } from '../schema.ts';
import { BALANCE_BANDS, TEAM_DAYS_MAX, TEAM_SCOPES } from './team.ts';
import type { teamEndpoints } from './team-endpoints.ts';

const cursor = z.string().max(200).optional().describe('`next` of the page before');
const size = z.coerce.number().int().min(1).max(100).default(20);
const currency = z
  .string()
  .max(12)
  .optional()
  .describe('One of `currencies`; the caller’s own where none is named');

const period = {
  startDate: day.describe('First day, in the merchant’s time'),
  endDate: day.describe('Last day; at most 31 days in all, and 180 back'),
};

const figures = {
  turnover: amount.describe('What was staked on bets that are decided'),
  validTurnover: amount,
  payout: amount,
  bets: z.int(),
  deposit: amount,
  firstDepositCount: z.int(),
  withdrawal: amount,
  rebate: amount,
  promotion: amount,
  salary: amount,
  dividend: amount,
  net: amount.describe('payout − turnover + rebate + promotion: what members won'),
};

const counts = {
  teamLoginMemberCount: z.int().describe('How many were here, each once'),
  teamBetMemberCount: z.int().describe('How many had a bet decided, each once'),
  teamRegisterMemberCount: z.int(),
};

/** Who somebody of a team is: nothing else of a person ever reaches an agent. */
const person = {
  memberId: z.uuid(),
  username: z.string(),
  nickname: z.string().nullable(),
  type: memberType,
};

const member = z.object({
  ...person,
  headIcon,
  level: z.int().describe('How far below the caller: 1 is directly below'),
  parent: z.object({ memberId: z.uuid(), username: z.string() }),
  joinedAt: time,
  seenAt: time.nullable(),
  isOnline: z.boolean(),
  isBlocked: z.boolean(),
  currency: z.string(),
  balanceBand: z.enum(BALANCE_BANDS),
  balance: amount.nullable().describe('Null unless the merchant shows agents amounts'),
  directCount: z.int(),
  teamCount: z.int(),
  canPromote: z.boolean(),
});

const crumbs = z
  .array(z.object({ memberId: z.uuid(), username: z.string() }))
  .describe('From the caller down to whose page this is');

const profit = z.object({
  ...person,
  memberId: z.uuid().nullable().describe('Null for all together who have moved elsewhere since'),
  username: z.string().nullable(),
  type: memberType.nullable(),
  directCount: z.int(),
  ...figures,
});

const ticket = z.object({
  ticketNo: z.string(),
  username: z.string(),
  nickname: z.string().nullable(),
  category: z.enum(CATEGORIES),
  vendor: z.object({ code: z.string(), name: z.string() }),
  game: z.object({ id: z.string(), name: z.string() }),
  round: z.string(),
  selection: z.string().nullable(),
  lottery: lotteryTerms.pick({ group: true, issue: true }).nullable(),
  currency: z.string(),
  stake: amount,
  validTurnover: amount,
  payout: amount,
  net: amount.nullable().describe('Null while the bet is open'),
  status: z.enum(TICKET_STATUSES),
  placedAt: time,
  settledAt: time.nullable(),
});

export const teamSchemas = {
  'agents.getTeamKpi': {
    request: z.strictObject({
      ...period,
      page: z.coerce.number().int().min(1).max(TEAM_DAYS_MAX).default(1),
      size: z.coerce.number().int().min(0).max(TEAM_DAYS_MAX).default(0),
      currency,
      token,
    }),
    response: z.object({
      currency: z.string(),
      currencies: z.array(z.string()).describe('Those that the team has figures in'),
      footer: z.object({
        ...counts,
        teamOnlineCount: z.int().describe('Here within the last five minutes; about now'),
        ...figures,
      }),
      self: z.object(figures).describe('The caller’s own, which are in no other figure'),
      list: z
        .array(z.object({ day, ...counts, ...figures }))
        .describe('The latest day first; empty for `size=0`'),
      categories: z
        .array(
          z.object({
            category: z.enum(CATEGORIES),
            turnover: amount,
            validTurnover: amount,
            payout: amount,
            bets: z.int(),
          }),
        )
        .describe('Those that the team played; empty for `size=0`'),
      pageNum: z.int(),
      totalPages: z.int(),
    }),
  },
  'agents.listTeamMembers': {
    request: z.strictObject({
      scope: z.enum(TEAM_SCOPES).default('DIRECT'),
      parentId: z.uuid().optional().describe('Whose downline; the caller’s where none is named'),
      search: z
        .string()
        .trim()
        .min(1)
        .max(32)
        .optional()
        .describe('How a name in the whole downline begins, whatever the scope'),
      cursor,
      size,
      token,
    }),
    response: z.object({
      list: z.array(member),
      next: z.string().nullable(),
      crumbs,
      directCount: z.int(),
      teamCount: z.int(),
    }),
  },
  'agents.promoteMember': {
    request: z.strictObject({ memberId: z.uuid() }),
    response: z.object({ memberId: z.uuid(), type: memberType }),
  },
  'agents.listTeamProfit': {
    request: z.strictObject({
      ...period,
      parentId: z.uuid().optional().describe('Somebody of the team; the caller where none is'),
      currency,
      cursor,
      size,
      token,
    }),
    response: z.object({
      currency: z.string(),
      currencies: z.array(z.string()),
      crumbs,
      self: z.object(figures).describe('What whoever the page is about did themselves'),
      list: z.array(profit),
      footer: z.object(figures).describe('The sum over all pages'),
      next: z.string().nullable(),
    }),
  },
  'agents.listTeamTickets': {
    request: z.strictObject({
      ...period,
      username: z.string().trim().min(1).max(32).optional().describe('Exactly'),
      category: z.enum(CATEGORIES).optional(),
      vendor: z.string().min(1).max(64).optional(),
      status: z.enum(TICKET_STATUSES).optional(),
      cursor,
      size,
      token,
    }),
    response: z.object({
      list: z.array(ticket),
      next: z
        .string()
        .nullable()
        .describe('Also after a page that is not full: what fits may stand further back'),
    }),
  },
} as const satisfies SchemasFor<typeof teamEndpoints>;

export type TeamFigures = z.output<z.ZodObject<typeof figures>>;
export type TeamKpi = z.output<(typeof teamSchemas)['agents.getTeamKpi']['response']>;
export type TeamMember = z.output<typeof member>;
export type TeamProfit = z.output<typeof profit>;
export type TeamTicket = z.output<typeof ticket>;
