import { z } from 'zod';
import { time } from './frame-schemas.ts';
import { issueNumber, LOTTERY_FAMILIES, restrictionRule } from './lottery.ts';
import {
  ENTRY_OUTCOMES,
  ISSUE_VOID_OUTCOMES,
  RESETTLE_OUTCOMES,
  RESTRICT_OUTCOMES,
} from './lottery-desk-outcomes.ts';
import {
  DESK_SLIPS_MAX,
  deskIssue,
  deskLoad,
  deskLottery,
  deskRestriction,
  deskSlip,
  issueProof,
  issueTimes,
  playTotal,
  units,
} from './lottery-desk-views.ts';
import { lotteryLimits } from './lottery-limits.ts';
import { manifestNames } from './manifest.ts';

/* The part of the desk that is about lotteries: who operates the house sees issues and decides about them. */

/** Why an issue is given back, or its result corrected: a rollback has no room for more. */
export const ISSUE_REASON_MAX = 200;
/** A north has 27 prizes, a Keno draw 20 numbers. */
export const RESULT_LENGTH_MAX = 40;
export const RESTRICTED_AT_ONCE_MAX = 200;
export const DAYS_AT_ONCE_MAX = 31;
export const LOTTERIES_AT_ONCE_MAX = 100;

const gameId = z.string().min(1).max(64);
const playCode = z.string().regex(/^[A-Z0-9_]{1,24}$/);
/** The key of a line, as the rules write it: `47`, `1-2-3`. */
const number = z.string().min(1).max(64);
/** As issues are numbered by: 20300131, by the clocks of the game's zone. */
export const drawDay = z.string().regex(/^\d{8}$/);
const writtenResult = z.array(z.string().min(1).max(12)).min(1).max(RESULT_LENGTH_MAX);
const reason = z.string().min(1).max(ISSUE_REASON_MAX);

export const lotteryDeskCalls = {
  listLotteries: {
    path: 'lotteries',
    request: z.strictObject({}),
    response: z.object({ lotteries: z.array(deskLottery) }),
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
    response: z.object({ issues: z.array(deskIssue) }),
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
          issue: deskIssue,
          names: manifestNames,
          family: z.enum(LOTTERY_FAMILIES),
          plays: z.array(playTotal),
          loads: z.array(deskLoad).describe('The heaviest first'),
          loadMax: units,
          restrictions: z.array(deskRestriction.pick({ play: true, number: true, rule: true })),
          proof: issueProof,
          slips: z.array(deskSlip).describe('Oldest first'),
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
    response: z.object({ restrictions: z.array(deskRestriction) }),
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
