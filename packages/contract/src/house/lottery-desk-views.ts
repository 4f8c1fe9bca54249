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
import { manifestGame } from './manifest.ts';

/* What the desk tells of lotteries, their issues and slips. */

/** Of a slip so many tickets are shown, and so much of each selection: two hundred long ones would be a megabyte. */
export const DESK_TICKETS_MAX = 20;
export const DESK_SELECTION_MAX = 200;
export const DESK_SLIPS_MAX = 50;
/** Of the loaded numbers of an issue the heaviest are told. */
export const DESK_LOADS_MAX = 200;

/** Decimal reference units, as text: players of several currencies share a lottery. */
export const units = amount.describe('In reference units');

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

export const issueTimes = z.object({
  no: issueNumber,
  issueNo: z.string(),
  openAt: time,
  closeAt: time,
  drawAt: time,
  status: z.enum(ISSUE_STATUSES),
});

export const deskLoad = z.object({
  play: z.string(),
  number: z.string().describe('The line whose load it is'),
  load: units.describe('What it pays if it is drawn'),
});

export const deskLottery = z.object({
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

export const deskIssue = issueTimes.extend({
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

export const playTotal = z.object({
  play: z.string(),
  tickets: z.int(),
  staked: units,
  paid: units,
  heaviest: units,
});

const deskTicket = z.object({
  play: z.string(),
  selection: z.string().describe('Cut where it is long'),
  units: z.int(),
  multiplier: z.int().optional(),
  stake: amount,
  win: amount.nullable().describe('Null until the issue is settled'),
});

export const deskSlip = z.object({
  roundId: z.string(),
  playerId: z.string(),
  merchant: z.string(),
  currency: z.string(),
  playType,
  prizeMode,
  series: z.int().nullable(),
  isChase: z.boolean(),
  tickets: z.array(deskTicket),
  ticketCount: z.int().describe('Of which the first are told'),
  stake: amount,
  win: amount,
  status: z.string(),
  placedAt: time,
});

export const deskRestriction = z.object({
  fromNo: issueNumber,
  fromIssueNo: z.string(),
  play: z.string(),
  number: z.string(),
  rule: restrictionRule,
  isInForce: z.boolean().describe('Already in the current issue, or the last'),
});

export const issueProof = z.object({
  commitment: z
    .string()
    .nullable()
    .describe('SHA-256 of the seed; null where it is drawn elsewhere'),
  serverSeed: z.string().nullable().describe('Null while issues are drawn from it'),
});

export type DeskLottery = z.output<typeof deskLottery>;
export type DeskIssue = z.output<typeof deskIssue>;
export type DeskSlip = z.output<typeof deskSlip>;
export type DeskTicket = z.output<typeof deskTicket>;
export type DeskLoad = z.output<typeof deskLoad>;
export type DeskRestriction = z.output<typeof deskRestriction>;
