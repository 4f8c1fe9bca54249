import { z } from 'zod';
import { amount } from '../schema.ts';
import { roundFrame, stateFrame, time } from './frame-schemas.ts';
import { ROUND_NO_MAX } from './round-number.ts';

/** The same codes as the rules of lotteries have (`packages/games/src/lottery`). */
export const LOTTERY_FAMILIES = [
  'VN_N',
  'VN_C',
  'VN_S',
  'SSC',
  'K3',
  'PK10',
  'X115',
  'KENO',
  'SEA',
] as const;
export const LOTTERY_PLAY_TYPES = ['TRADITION', 'ENTERTAINMENT'] as const;
export const LOTTERY_PRIZE_MODES = ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const;

export type LotteryFamily = (typeof LOTTERY_FAMILIES)[number];
export type LotteryPlayType = (typeof LOTTERY_PLAY_TYPES)[number];
export type LotteryPrizeMode = (typeof LOTTERY_PRIZE_MODES)[number];

/** OPEN takes bets until `closeAt`; DRAWN has a result that is not paid yet; VOID gave every stake back. */
export const ISSUE_STATUSES = ['SCHEDULED', 'OPEN', 'CLOSED', 'DRAWN', 'SETTLED', 'VOID'] as const;
export type IssueStatus = (typeof ISSUE_STATUSES)[number];

/** As many selections as one slip has at most. */
export const SELECTIONS_MAX = 200;
export const MULTIPLIER_MAX = 999;
/** As many numbers as a play has that can pay half. */
export const HALF_PAID_MAX = 1_000;
/** How many issues a chase goes on for at most. */
export const CHASE_ISSUES_MAX = 50;
/** How many past results somebody may ask for at once; enough for every statistic that is shown. */
export const RESULTS_MAX = 200;

export const playType = z.enum(LOTTERY_PLAY_TYPES);
export const prizeMode = z.enum(LOTTERY_PRIZE_MODES);
export const issueNumber = z.int().min(1).max(ROUND_NO_MAX);

const result = z.array(z.string()).describe('What was drawn, in the order of the family');
const figures = z
  .record(z.string(), z.union([z.string(), z.number()]))
  .describe('What follows from a result: sums, big or small, shapes');

/** A draw as everybody sees it. */
export const issueView = z.object({
  no: issueNumber.describe('Consecutive within the game: what bets name'),
  issueNo: z.string().describe('As people read it: the day, and its place in the day'),
  openAt: time,
  closeAt: time.describe('Bets are taken until then, by the clock of the house'),
  drawAt: time,
  status: z.enum(ISSUE_STATUSES),
  commitment: z
    .string()
    .nullable()
    .describe('SHA-256 of the seed that draws it; null where it is drawn elsewhere'),
});

export const drawnIssue = z.object({
  no: issueNumber,
  issueNo: z.string(),
  drawAt: time,
  status: z.enum(ISSUE_STATUSES),
  result: result.nullable().describe('Null for an issue that came to nothing'),
  figures,
});

/** A lottery as everybody sees it. */
export const lotteryGame = z.object({
  gameId: z.string(),
  vendor: z.string(),
  code: z.string(),
  family: z.enum(LOTTERY_FAMILIES),
  drawSource: z.enum(['HOUSE', 'OFFICIAL']),
  minutes: z.int().nullable().describe('Between two draws; null where draws are days apart'),
  playTypes: z.array(playType),
  prizeModes: z.array(prizeMode),
  isOpen: z.boolean().describe('False while it rests'),
  current: issueView.nullable().describe('The issue that takes bets, or the next that will'),
  /** Closed and not drawn yet, where there is one beside the current. */
  drawing: issueView.nullable(),
  last: drawnIssue.nullable(),
});

/** A lottery as the channel of tables tells it: all of it, whenever something has changed. */
export const watchedLottery = lotteryGame.extend({
  version: z.int().describe('Of what is shown: a client that comes again says which it saw last'),
});

/** All lotteries at a moment of the house's clock, under `/games/lottery`. */
export const lotteryBoard = z.object({ now: z.number(), games: z.array(lotteryGame) });

/** Results of one lottery, newest first, under `/games/lottery/:gameId/results`. */
export const lotteryResults = z.object({ results: z.array(drawnIssue) });

/** A bet of a slip, as it was bought. */
export const boughtTicket = z.object({
  play: z.string(),
  selection: z.string(),
  units: z.int(),
  multiplier: z.int().optional(),
  stake: amount,
  odds: z
    .string()
    .describe('For each prize of the play, as a fraction, as they were when it was bought'),
  halfPaid: z.array(z.string()).optional().describe('Numbers that pay half in this issue'),
});

export const slip = z.object({
  no: issueNumber,
  issueNo: z.string(),
  playType,
  prizeMode,
  series: z.int().optional(),
  unitValue: amount.optional(),
  tickets: z.array(boughtTicket),
  chaseId: z.uuid().optional(),
});

/** A slip: all that one wish bought of one issue. Its money is one bet and one win. */
export const lotteryRound = roundFrame.extend({
  kind: z.literal('lottery'),
  roundNo: issueNumber,
  bet: slip,
  outcome: z
    .object({
      result,
      payouts: z.array(amount).describe('By ticket'),
      winUnits: z.array(z.int()).describe('By ticket: how many lines won'),
    })
    .nullable()
    .describe('Null until the issue is settled'),
  isCancellable: z.boolean().optional(),
});

export const CHASE_STATUSES = ['RUNNING', 'DONE', 'STOPPED', 'CANCELLED'] as const;

export const chaseView = z.object({
  chaseId: z.uuid(),
  gameId: z.string(),
  status: z.enum(CHASE_STATUSES),
  stopsOnWin: z.boolean(),
  issues: z.array(
    z.object({
      no: issueNumber,
      issueNo: z.string(),
      multiplier: z.int(),
      stake: amount,
      win: amount,
      status: z.enum(['OPEN', 'SETTLED', 'VOIDED', 'DECLINED']),
    }),
  ),
  placedAt: time,
});

export const RESTRICTION_RULES = ['CLOSED', 'HALF'] as const;
export const restrictionRule = z.enum(RESTRICTION_RULES);

/** Numbers that an issue does not take, or pays half, as an operator said before it opened. */
export const restrictedNumbers = z.array(
  z.object({ play: z.string(), numbers: z.array(z.string()), rule: restrictionRule }),
);

export const lotteryState = stateFrame.extend({
  kind: z.literal('lottery'),
  player: z.string().describe('Tells one player of this device from another, and not who it is'),
  game: lotteryGame,
  zone: z.string().describe('By which clocks its issues are counted'),
  unitValues: z.array(amount).describe('What a unit may cost, the dearest first'),
  prizeModes: z
    .array(prizeMode)
    .describe('By which prizes this player may bet here: what the merchant offers of the game’s'),
  highestSeries: z
    .partialRecord(prizeMode, z.int())
    .describe('Up to which series the player may bet, in modes that have series'),
  limits: z.object({
    ticketStakeMin: amount,
    ticketStakeMax: amount,
    ticketPayoutMax: amount,
    memberPayoutMax: amount,
  }),
  restricted: restrictedNumbers,
  recent: z.array(drawnIssue).describe('The latest results, newest first'),
  /** The player's slips that wait for a draw, and the last that had one. */
  slips: z.array(lotteryRound),
});

export type IssueView = z.output<typeof issueView>;
export type DrawnIssue = z.output<typeof drawnIssue>;
export type LotteryGameView = z.output<typeof lotteryGame>;
export type WatchedLottery = z.output<typeof watchedLottery>;
export type LotteryBoard = z.output<typeof lotteryBoard>;
export type Slip = z.output<typeof slip>;
export type BoughtTicket = z.output<typeof boughtTicket>;
export type ChaseView = z.output<typeof chaseView>;
export type LotteryRoundView = z.output<typeof lotteryRound>;
