import { z } from 'zod';
import { amount } from '../schema.ts';
import { time } from './frame-schemas.ts';
import {
  ISSUE_STATUSES,
  issueNumber,
  LOTTERY_FAMILIES,
  playType,
  prizeMode,
  restrictionRule,
} from './lottery.ts';
import {
  ENTRY_OUTCOMES,
  ISSUE_VOID_OUTCOMES,
  RESETTLE_OUTCOMES,
  RESTRICT_OUTCOMES,
} from './lottery-desk-outcomes.ts';
import { lotteryLimits } from './lottery-limits.ts';
import { manifestGame, manifestNames } from './manifest.ts';

/* The part of the desk that is about lotteries: who operates the house sees issues and decides about them. */

/** Why an issue is given back, or its result corrected: a rollback has no room for more. */
export const ISSUE_REASON_MAX = 200;
/** A north has 27 prizes, a Keno draw 20 numbers. */
export const RESULT_LENGTH_MAX = 40;
export const RESTRICTED_AT_ONCE_MAX = 200;
export const DAYS_AT_ONCE_MAX = 31;
export const LOTTERIES_AT_ONCE_MAX = 100;
/** Of a slip so many tickets are shown, and so much of each selection: two hundred long ones would be a megabyte. */
export const DESK_TICKETS_MAX = 20;
export const DESK_SELECTION_MAX = 200;
export const DESK_SLIPS_MAX = 50;
/** Of the loaded numbers of an issue the heaviest are told. */
export const DESK_LOADS_MAX = 200;

const gameId = z.string().min(1).max(64);
const playCode = z.string().regex(/^[A-Z0-9_]{1,24}$/);
/** The key of a line, as the rules write it: `47`, `1-2-3`. */
const number = z.string().min(1).max(64);
/** Decimal reference units, as text: players of several currencies share a lottery. */
const units = amount.describe('In reference units');
/** As issues are numbered by: 20300131, by the clocks of the game's zone. */
export const drawDay = z.string().regex(/^\d{8}$/);
const writtenResult = z.array(z.string().min(1).max(12)).min(1).max(RESULT_LENGTH_MAX);
const reason = z.string().min(1).max(ISSUE_REASON_MAX);

export const lotterySchedule = z.discriminatedUnion('every', [
  z.object({ every: z.literal('MINUTES'), minutes: z.int(), closesBeforeSeconds: z.int() }),
  z.object({
    every: z.literal('DAY'),
    weekdays: z.array(z.int()).describe('On which it is drawn; 0 is Sunday'),
    closes: z.string(),
    draws: z.string(),
    drawnBy: z.string().describe('When the last number is known'),
  }),
]);

/** Money and the credit of demonstrations stand in no sum together. */
const isDemo = z
  .boolean()
  .describe('Whether amounts and loads are credit of demonstrations: where nobody has bet money');

const issueTimes = z.object({
  no: issueNumber,
  issueNo: z.string(),
  openAt: time,
  closeAt: time,
  drawAt: time,
  status: z.enum(ISSUE_STATUSES),
});

const load = z.object({
  play: z.string(),
  number: z.string().describe('The line whose load it is'),
  load: units.describe('What it pays if it is drawn'),
});

const lottery = z.object({
  gameId: z.string(),
  /** As a manifest lists games: what was not offered as it was shipped stands in none. */
  listing: manifestGame,
  code: z.string(),
  family: z.enum(LOTTERY_FAMILIES),
  drawSource: z.enum(['HOUSE', 'OFFICIAL']),
  zone: z.string().describe('By which clocks its issues are counted'),
  schedule: lotterySchedule,
  isOffered: z.boolean().describe('Whether players see it at all'),
  isPaused: z.boolean().describe('No further issue is opened once the current one is over'),
  isRun: z.boolean().describe('Whether some node of the house runs it now'),
  current: issueTimes.nullable(),
  next: issueTimes
    .nullable()
    .describe('The first that has not opened: restrictions begin there at the earliest'),
  slips: z.int().describe('In the current issue'),
  isDemo,
  staked: units.describe('In the current issue'),
  heaviest: units.describe('The load of the heaviest loaded number of the current issue'),
  /** Official issues that were drawn somewhere and wait here for their result. */
  awaited: z.int(),
  limits: z.object({
    ticketStakeMin: units,
    ticketStakeMax: units,
    ticketPayoutMax: units,
    memberPayoutMax: units,
    loadMax: units.describe('What a number of a play may be loaded with in an issue'),
  }),
});

const issue = issueTimes.extend({
  drawSource: z.enum(['HOUSE', 'OFFICIAL']),
  players: z.int(),
  slips: z.int(),
  isDemo,
  staked: units,
  paid: units,
  heaviest: units,
  result: z.array(z.string()).nullable(),
  figures: z.record(z.string(), z.union([z.string(), z.number()])),
  settledAt: time.nullable().describe('Also when it was given back'),
  reason: z.string().nullable().describe('Why it was given back, where it was'),
});

const playTotal = z.object({
  play: z.string(),
  tickets: z.int(),
  staked: units,
  paid: units,
  heaviest: units,
});

const ticket = z.object({
  play: z.string(),
  selection: z.string().describe('Cut where it is long'),
  units: z.int(),
  multiplier: z.int().optional(),
  stake: amount,
  win: amount.nullable().describe('Null until the issue is settled'),
});

const slip = z.object({
  roundId: z.string(),
  playerId: z.string(),
  merchant: z.string(),
  currency: z.string(),
  playType,
  prizeMode,
  series: z.int().nullable(),
  isChase: z.boolean(),
  tickets: z.array(ticket),
  ticketCount: z.int().describe('Of which the first are told'),
  stake: amount,
  win: amount,
  status: z.string(),
  placedAt: time,
});

const restriction = z.object({
  fromNo: issueNumber,
  fromIssueNo: z.string(),
  play: z.string(),
  number: z.string(),
  rule: restrictionRule,
  isInForce: z.boolean().describe('Already in the current issue, or the last'),
});

const issueProof = z.object({
  commitment: z
    .string()
    .nullable()
    .describe('SHA-256 of the seed; null where it is drawn elsewhere'),
  serverSeed: z.string().nullable().describe('Null while issues are drawn from it'),
});

export const lotteryDeskCalls = {
  listLotteries: {
    path: 'lotteries',
    request: z.strictObject({}),
    response: z.object({ lotteries: z.array(lottery) }),
  },
  /** Has a lottery rest after its current issue or go on; shows it to players or does not. */
  setLottery: {
    path: 'lottery',
    request: z.strictObject({
      gameId,
      isPaused: z.boolean().optional(),
      isOffered: z.boolean().optional(),
    }),
    response: z.object({ isKnown: z.boolean() }),
  },
  /** What a lottery may cost from now on, also in the issue that is open. Slips that are placed stay. */
  setLotteryLimits: {
    path: 'lottery/limits',
    request: z.strictObject({ gameId, limits: z.strictObject(lotteryLimits) }),
    response: z.object({
      was: z.object(lotteryLimits).nullable().describe('Null where there is no such lottery'),
    }),
  },
  /** Issues of a lottery that have opened, newest first; those before a number, where one is named. */
  listIssues: {
    path: 'lottery/issues',
    request: z.strictObject({
      gameId,
      before: issueNumber.optional(),
      limit: z.int().min(1).max(200),
    }),
    response: z.object({ issues: z.array(issue) }),
  },
  /** Official issues of all lotteries whose result is not known here, the oldest first. */
  listAwaited: {
    path: 'lottery/awaited',
    request: z.strictObject({}),
    response: z.object({
      issues: z.array(
        issueTimes.extend({
          gameId: z.string(),
          names: manifestNames,
          family: z.enum(LOTTERY_FAMILIES),
          slips: z.int(),
          voidAt: time.describe('When it is given back if nobody has entered a result'),
        }),
      ),
    }),
  },
  /** One issue: totals by play, the heaviest loaded numbers, a page of its slips, and what proves it. */
  findIssue: {
    path: 'lottery/issue',
    request: z.strictObject({
      gameId,
      no: issueNumber,
      after: z.uuid().optional().describe('The last slip of the page before'),
      limit: z.int().min(1).max(DESK_SLIPS_MAX),
    }),
    response: z.object({
      found: z
        .object({
          issue,
          names: manifestNames,
          family: z.enum(LOTTERY_FAMILIES),
          plays: z.array(playTotal),
          loads: z.array(load).describe('The heaviest first'),
          loadMax: units,
          restrictions: z.array(restriction.pick({ play: true, number: true, rule: true })),
          proof: issueProof,
          slips: z.array(slip).describe('Oldest first'),
        })
        .nullable(),
    }),
  },
  /** Closes numbers of a play from an issue on, has them pay half, or lets them be bet on as others. */
  restrictNumbers: {
    path: 'lottery/restrict',
    request: z.strictObject({
      gameId,
      fromNo: issueNumber,
      play: playCode,
      numbers: z.array(number).min(1).max(RESTRICTED_AT_ONCE_MAX),
      rule: restrictionRule.nullable().describe('Null lifts what was said before'),
    }),
    response: z.object({
      outcome: z.enum(RESTRICT_OUTCOMES),
      numbers: z
        .array(z.string())
        .describe('Those that are no lines of the play, where some are none'),
    }),
  },
  /** What is restricted in the current issue or will be in a later one. */
  listRestrictions: {
    path: 'lottery/restrictions',
    request: z.strictObject({ gameId }),
    response: z.object({ restrictions: z.array(restriction) }),
  },
  /** Writes the result of an official draw down; the house settles by it. */
  enterResult: {
    path: 'lottery/result',
    request: z.strictObject({ gameId, no: issueNumber, result: writtenResult }),
    response: z.object({ outcome: z.enum(ENTRY_OUTCOMES) }),
  },
  /** Gives every stake of an issue back that nobody has begun to settle. */
  voidIssue: {
    path: 'lottery/void',
    request: z.strictObject({ gameId, no: issueNumber, reason }),
    response: z.object({ outcome: z.enum(ISSUE_VOID_OUTCOMES) }),
  },
  /** Settles by another official result: it pays what is missing, and takes back what the wrong one paid too much. */
  resettleIssue: {
    path: 'lottery/resettle',
    request: z.strictObject({
      gameId,
      no: issueNumber,
      was: writtenResult
        .optional()
        .describe('What it is settled by, as far as whoever decided knew'),
      result: writtenResult,
      reason,
    }),
    response: z.object({ outcome: z.enum(RESETTLE_OUTCOMES) }),
  },
  /** Days on which nothing is drawn, or is again. A day whose issue takes bets already keeps its draw. */
  setDaysOff: {
    path: 'lottery/days-off/set',
    request: z.strictObject({
      gameIds: z.array(gameId).min(1).max(LOTTERIES_AT_ONCE_MAX),
      days: z.array(drawDay).min(1).max(DAYS_AT_ONCE_MAX),
      isOff: z.boolean(),
    }),
    response: z.object({
      refused: z
        .array(z.object({ gameId: z.string(), names: manifestNames, day: z.string() }))
        .describe(
          'Lotteries that are not drawn by days, and days that are being bet on or are over',
        ),
    }),
  },
  /** Days off from a day on, of all lotteries. */
  listDaysOff: {
    path: 'lottery/days-off',
    request: z.strictObject({ from: drawDay }),
    response: z.object({
      days: z.array(z.object({ gameId: z.string(), names: manifestNames, day: z.string() })),
    }),
  },
} as const;

export type DeskLottery = z.output<typeof lottery>;
export type DeskIssue = z.output<typeof issue>;
export type DeskSlip = z.output<typeof slip>;
export type DeskTicket = z.output<typeof ticket>;
export type DeskLoad = z.output<typeof load>;
export type DeskRestriction = z.output<typeof restriction>;
