import { z } from 'zod';
import { WINNER_BOARD_LIMIT } from '../constants.ts';
import { TABLE_PHASES } from '../house/tables.ts';
import { amount, currency, language, type SchemasFor } from '../schema.ts';
import { THEMES } from '../theme.ts';
import { cursor, period } from '../wallet/schemas.ts';
import { ACTIVITY_SPANS, type ActivityUnit } from './activity.ts';
import type { playEndpoints } from './endpoints.ts';
import { lotteryTerms } from './lottery-terms.ts';
import { CATEGORIES, TICKET_STATUSES } from './tickets.ts';

const code = z.string().min(1).max(64);
const time = z.iso.datetime();
const ticketNo = z.string().min(3).max(40);

const choice = {
  ...period,
  category: z.enum(CATEGORIES).optional(),
  vendor: code.optional(),
  game: code.optional(),
  status: z.enum(TICKET_STATUSES).optional(),
  ticketNo: ticketNo.optional(),
};

const ticket = z.object({
  ticketNo: z.string(),
  category: z.enum(CATEGORIES),
  vendor: z.object({ code: z.string(), name: z.string() }),
  game: z.object({ id: z.string(), name: z.string() }),
  round: z.string(),
  stake: amount,
  validTurnover: amount,
  payout: amount,
  net: amount.nullable().describe('Null while the bet is open'),
  status: z.enum(TICKET_STATUSES),
  placedAt: time,
  settledAt: time.nullable(),
});

const details = ticket.extend({
  selection: z.string().nullable(),
  odds: z.string().nullable(),
  resultText: z.string().nullable(),
  lottery: lotteryTerms.nullable().describe('By which prizes a lottery ticket is paid'),
  reference: z.string().describe('The provider’s own number of the bet'),
});

const units = Object.keys(ACTIVITY_SPANS) as [ActivityUnit, ...ActivityUnit[]];

const activity = z.object({
  ...period,
  deposits: amount.describe('What was paid in, without what went back'),
  withdrawals: amount.describe('What was paid out, without what came back'),
  staked: amount.describe('Of bets that are decided, as the betting record counts them'),
  won: amount,
  net: amount.describe('What was won, without what was staked'),
  minutes: z.int().describe('How long they were here'),
});

/** What decided bets came to, on the day on which they were decided. */
const played = {
  stake: amount,
  validTurnover: amount,
  payout: amount,
};

const profit = {
  ...played,
  rebate: amount,
  promotion: amount,
  profit: amount.describe('payout − stake + rebate + promotion'),
  deposits: amount.describe('Without their fees; no part of the profit'),
  withdrawals: amount.describe('With their fees, without what came back; no part of the profit'),
};

const fundTransfer = z.object({
  refNo: z.string(),
  vendor: z.object({ code: z.string(), name: z.string() }),
  direction: z.enum(['TO_VENDOR', 'FROM_VENDOR']),
  amount,
  status: z.enum(['PENDING', 'SUCCESS', 'FAILED', 'UNKNOWN']),
  requestedAt: time,
  endedAt: time.nullable(),
});

/** Somebody's win, without telling who. */
const winner = z.object({
  vo: z
    .object({
      customerName: z.string().describe('Masked'),
      gameName: z.string(),
      winAmount: amount,
    })
    .describe('What is shown; the rest leads to the game'),
  currency: z.string(),
  vendor: z.string(),
  gameId: z.string(),
  nodeId: z.string().nullable().describe('Null for a game that has left the catalogue'),
  category: z.enum(CATEGORIES),
  settledAt: time,
  demo: z.boolean().describe('Won where nobody plays for money'),
});

const jackpot = z.object({
  pool: z.string(),
  amounts: z
    .record(currency, amount)
    .describe('What a hit would pay now, by currency, as the game itself shows it'),
});

/** What a list shows of a table, whatever is played there. */
const shownTable = z.object({
  vendor: z.string(),
  gameId: z.string(),
  phase: z.enum(TABLE_PHASES),
  roundNo: z.int(),
  phaseEndsAt: time.nullable().describe('Null where nothing follows by itself'),
  players: z.int().describe('How many have bet on this round'),
  results: z.array(z.string()).describe('The latest of its shoe, oldest first'),
});

const vendorWallets = z.object({
  mainBalance: amount,
  minimum: amount,
  decimals: z.int().describe('How many decimals an amount may have in this currency'),
  isAuto: z.boolean().describe('Whether starting a game moves the whole balance in'),
  vendors: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      balance: amount.nullable(),
      isStale: z.boolean(),
    }),
  ),
  transfers: z.array(fundTransfer).describe('The latest twenty'),
});

export const playSchemas = {
  'play.launchGame': {
    request: z.strictObject({
      vendor: code,
      gameId: code,
      mode: z.enum(['real', 'free']).default('real'),
      language: language.optional(),
      theme: z.enum(THEMES).optional(),
    }),
    response: z.object({
      launchToken: z.string().describe('Opens one session, within 60 seconds'),
      url: z.string().nullable().describe('Where the game’s own client stands'),
      mode: z.enum(['real', 'free']).describe('Free also where the caller has only play credit'),
    }),
  },
  'play.listTickets': {
    request: z.strictObject({ ...choice, cursor }),
    response: z.object({ list: z.array(ticket), next: z.string().nullable() }),
  },
  'play.sumTickets': {
    request: z.strictObject(choice),
    response: z.object({
      count: z.int(),
      stake: amount,
      validTurnover: amount,
      payout: amount,
      net: amount.describe('Of settled bets; open ones count in the stake only'),
    }),
  },
  'play.getTicket': { request: z.strictObject({ ticketNo }), response: details },
  'play.readActivity': {
    request: z.strictObject({ by: z.enum(units).default('DAY') }),
    response: z.object({
      list: z.array(activity).describe('The current one first; a year is the year to date'),
      total: activity.describe('All of them together'),
    }),
  },
  'play.readProfit': {
    request: z.strictObject(period),
    response: z.object({
      total: z.object(profit),
      days: z
        .array(z.object({ day: z.iso.date(), ...profit }))
        .describe('Every day of the period up to today, also those without a bet'),
      categories: z
        .array(z.object({ category: z.enum(CATEGORIES), bets: z.int(), ...played, net: amount }))
        .describe('Those that were played; rebates and promotions belong to none'),
    }),
  },
  'play.listPlayed': {
    request: z.strictObject({}),
    response: z.object({
      vendors: z.array(
        z.object({
          code: z.string(),
          name: z.string(),
          category: z.enum(CATEGORIES),
          games: z.array(z.object({ id: z.string(), name: z.string() })),
        }),
      ),
    }),
  },
  'play.listWinners': {
    request: z.strictObject({
      gameCategory: z
        .enum(['ALL', ...CATEGORIES])
        .default('ALL')
        .describe('As in lists of games: RNG shows JACKPOT too'),
      language: language.optional(),
      limitNum: z.coerce.number().int().min(1).max(WINNER_BOARD_LIMIT).default(WINNER_BOARD_LIMIT),
    }),
    response: z.object({ list: z.array(winner).describe('At most a hundred') }),
  },
  'play.listJackpots': {
    request: z.strictObject({}),
    response: z.object({ pools: z.array(jackpot) }),
  },
  'play.listLiveTables': {
    request: z.strictObject({}),
    response: z.object({
      now: z.number().describe('The clock that the tables go by, in milliseconds'),
      tables: z.array(shownTable),
    }),
  },
  'play.listVendorWallets': { request: z.strictObject({}), response: vendorWallets },
  'play.transferFunds': {
    request: z.strictObject({
      vendor: code,
      direction: z.enum(['TO_VENDOR', 'FROM_VENDOR']),
      amount,
    }),
    response: fundTransfer,
  },
  'play.recallFunds': {
    request: z.strictObject({}),
    response: z.object({ transfers: z.array(fundTransfer) }),
  },
  'play.setAutoTransfer': {
    request: z.strictObject({ isAuto: z.boolean() }),
    response: z.object({ isAuto: z.boolean() }),
  },
} as const satisfies SchemasFor<typeof playEndpoints>;

export type Ticket = z.output<typeof ticket>;
export type TicketDetails = z.output<typeof details>;
export type Activity = z.output<typeof activity>;
export type Profit = z.output<(typeof playSchemas)['play.readProfit']['response']>;
export type Winner = z.output<typeof winner>;
export type Jackpot = z.output<typeof jackpot>;
export type ShownTable = z.output<typeof shownTable>;
export type FundTransfer = z.output<typeof fundTransfer>;
export type VendorWallets = z.output<typeof vendorWallets>;
