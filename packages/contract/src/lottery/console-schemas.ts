import { z } from 'zod';
import {
  ISSUE_STATUSES,
  LOTTERY_FAMILIES,
  playType,
  prizeMode,
  RESTRICTION_RULES,
  restrictionRule,
} from '../house/lottery.ts';
import {
  DAYS_AT_ONCE_MAX,
  ISSUE_REASON_MAX,
  LOTTERIES_AT_ONCE_MAX,
  RESTRICTED_AT_ONCE_MAX,
  RESULT_LENGTH_MAX,
} from '../house/lottery-desk.ts';
import { lotterySchedule } from '../house/lottery-desk-views.ts';
import { lotteryLimits } from '../house/lottery-limits.ts';
import { ROUND_NO_MAX } from '../house/round-number.ts';
import { amount, day, listOf, listRequest, reason, type SchemasFor } from '../schema.ts';
import type { lotteryConsoleEndpoints } from './console-endpoints.ts';

const time = z.iso.datetime();
const lotteryId = z.string().min(1).max(64).describe('Id of its game');
const issueNo = z.coerce.number().int().min(1).max(ROUND_NO_MAX);
const issueCursor = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .refine((no) => Number(no) <= ROUND_NO_MAX);
const units = amount.describe('In reference units: players of several currencies share a lottery');
const name = z.string().describe('In the language of the call');
const result = z
  .array(z.string().trim().min(1).max(12))
  .min(1)
  .max(RESULT_LENGTH_MAX)
  .describe('As it stands on paper, in the order of the family');

/** What an operator chooses for numbers; FREE lifts what was said before. */
export const RESTRICTION_CHOICES = [...RESTRICTION_RULES, 'FREE'] as const;

/** Money and the credit of demonstrations stand in no sum together. */
const isDemo = z
  .boolean()
  .describe('Whether amounts and loads are credit of demonstrations: where nobody has bet money');

const issueTimes = z.object({
  no: z.int(),
  issueNo: z.string().describe('As people read it'),
  openAt: time,
  closeAt: time,
  drawAt: time,
  status: z.enum(ISSUE_STATUSES),
});

const lottery = z.object({
  lottery: lotteryId,
  name,
  code: z.string(),
  family: z.enum(LOTTERY_FAMILIES),
  drawSource: z.enum(['HOUSE', 'OFFICIAL']),
  zone: z.string(),
  schedule: lotterySchedule,
  isOffered: z.boolean(),
  isPaused: z.boolean().describe('It rests, or will once its current issue is over'),
  isRun: z.boolean().describe('Whether some node of the house runs it now'),
  current: issueTimes.nullable(),
  next: issueTimes.nullable().describe('The first that has not opened'),
  slips: z.int().describe('In the current issue'),
  isDemo,
  staked: units,
  heaviest: units.describe('The load of the heaviest loaded number of the current issue'),
  awaited: z.int().describe('Issues that wait for an official result'),
  limits: z.object({
    ticketStakeMin: units,
    ticketStakeMax: units,
    ticketPayoutMax: units,
    memberPayoutMax: units,
    loadMax: units,
  }),
});

const issue = issueTimes.extend({
  players: z.int(),
  slips: z.int(),
  isDemo,
  staked: units,
  paid: units,
  heaviest: units,
  result: z.array(z.string()).nullable(),
  figures: z.record(z.string(), z.union([z.string(), z.number()])),
  endedAt: time.nullable(),
  reason: z.string().nullable().describe('Why it was given back, where it was'),
});

const entry = z.object({
  by: z.string().describe('Who typed it first'),
  at: time,
  isOwn: z.boolean(),
  differedBy: z.string().nullable().describe('Who typed something else since'),
  differedAt: time.nullable(),
  confirmedBy: z.string().nullable().describe('The house has not taken it up yet'),
});

const proposed = z.object({ proposalId: z.string(), expiresAt: time });
const done = z.object({});

export const lotteryConsoleSchemas = {
  'lottery.listLotteries': {
    request: listRequest(
      {
        family: z.enum(LOTTERY_FAMILIES).optional(),
        drawSource: z.enum(['HOUSE', 'OFFICIAL']).optional(),
        offered: z.enum(['yes', 'no']).optional(),
      },
      lotteryId,
    ),
    response: listOf(lottery),
  },
  'lottery.getLottery': { request: z.strictObject({ lottery: lotteryId }), response: lottery },
  'lottery.pauseLottery': {
    request: z.strictObject({ lottery: lotteryId, isPaused: z.boolean(), reason }),
    response: done,
  },
  'lottery.offerLottery': {
    request: z.strictObject({ lottery: lotteryId, isOffered: z.boolean(), reason }),
    response: done,
  },
  'lottery.setLimits': {
    request: z.strictObject({ lottery: lotteryId, ...lotteryLimits, reason }),
    response: done,
  },
  'lottery.listIssues': {
    request: listRequest({ lottery: lotteryId }, issueCursor),
    response: listOf(issue),
  },
  'lottery.getIssue': {
    request: z.strictObject({ lottery: lotteryId, no: issueNo }),
    response: issue.extend({
      lottery: lotteryId,
      name,
      family: z.enum(LOTTERY_FAMILIES),
      drawSource: z.enum(['HOUSE', 'OFFICIAL']),
      plays: z.array(
        z.object({
          play: z.string(),
          tickets: z.int(),
          staked: units,
          paid: units,
          heaviest: units,
        }),
      ),
      loads: z.array(z.object({ play: z.string(), number: z.string(), load: units })),
      loadMax: units,
      restrictions: z.array(
        z.object({ play: z.string(), number: z.string(), rule: restrictionRule }),
      ),
      commitment: z.string().nullable(),
      serverSeed: z.string().nullable().describe('Null while issues are drawn from it'),
      entry: entry.nullable(),
      voidWaits: z.boolean().describe('A void of it waits for a second operator'),
      resettlementWaits: z.boolean(),
    }),
  },
  'lottery.listIssueSlips': {
    request: listRequest({ lottery: lotteryId, no: issueNo }, z.uuid()),
    response: listOf(
      z.object({
        slip: z.string().describe('The house’s number of it'),
        merchant: z.string(),
        memberId: z.string().nullable().describe('Null where the slip is another merchant’s'),
        member: z.string().nullable().describe('The name that the member logs in by'),
        currency: z.string(),
        playType,
        prizeMode,
        series: z.int().nullable(),
        isChase: z.boolean(),
        tickets: z.array(
          z.object({
            play: z.string(),
            selection: z.string(),
            units: z.int(),
            stake: amount,
            win: amount.nullable(),
          }),
        ),
        ticketCount: z.int().describe('Of which the first are told'),
        stake: amount,
        win: amount,
        status: z.string(),
        placedAt: time,
      }),
    ),
  },
  'lottery.listRestrictions': {
    request: listRequest({ lottery: lotteryId }, z.string().max(200)),
    response: listOf(
      z.object({
        fromNo: z.int(),
        fromIssueNo: z.string(),
        play: z.string(),
        number: z.string(),
        rule: restrictionRule,
        isInForce: z.boolean(),
      }),
    ),
  },
  'lottery.restrictNumbers': {
    request: z.strictObject({
      lottery: lotteryId,
      fromNo: issueNo,
      play: z.string().min(1).max(24),
      numbers: z.array(z.string().trim().min(1).max(64)).min(1).max(RESTRICTED_AT_ONCE_MAX),
      rule: z.enum(RESTRICTION_CHOICES),
      reason,
    }),
    response: done,
  },
  'lottery.listDaysOff': {
    request: listRequest({ from: day.optional() }, day),
    response: listOf(z.object({ day, lotteries: z.array(z.object({ lottery: lotteryId, name })) })),
  },
  'lottery.setDaysOff': {
    request: z.strictObject({
      lotteries: z.array(lotteryId).min(1).max(LOTTERIES_AT_ONCE_MAX),
      from: day,
      to: day.describe(`At most ${DAYS_AT_ONCE_MAX} days in all`),
      isOff: z.boolean(),
      reason,
    }),
    response: z.object({
      refused: z
        .array(z.object({ lottery: lotteryId, name, day }))
        .describe('Where a draw stands: it is bet on already, or is over'),
    }),
  },
  'lottery.listAwaited': {
    request: listRequest({}, z.string().max(100)),
    response: listOf(
      issueTimes.extend({
        lottery: lotteryId,
        name,
        family: z.enum(LOTTERY_FAMILIES),
        slips: z.int(),
        voidAt: time.describe('When it is given back if nobody has entered a result'),
        entry: entry.nullable(),
      }),
    ),
  },
  'lottery.enterResult': {
    request: z.strictObject({ lottery: lotteryId, no: issueNo, result }),
    response: z.object({
      outcome: z
        .enum(['WAITS', 'ENTERED', 'DIFFERS'])
        .describe('WAITS for a second operator; DIFFERS from what the first one typed'),
    }),
  },
  'lottery.proposeIssueVoid': {
    request: z.strictObject({
      lottery: lotteryId,
      no: issueNo,
      reason: reason.max(ISSUE_REASON_MAX),
    }),
    response: proposed,
  },
  'lottery.proposeResettlement': {
    request: z.strictObject({
      lottery: lotteryId,
      no: issueNo,
      result,
      reason: reason.max(ISSUE_REASON_MAX),
    }),
    response: proposed,
  },
} as const satisfies SchemasFor<typeof lotteryConsoleEndpoints>;
