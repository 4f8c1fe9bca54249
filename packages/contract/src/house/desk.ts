import { z } from 'zod';
import { amount } from '../schema.ts';
import { time } from './frame-schemas.ts';
import { lotteryDeskCalls } from './lottery-desk.ts';
import { ROUND_NO_MAX } from './round-number.ts';
import { TABLE_PHASES, tableTotals } from './tables.ts';

/*
 * The desk: what whoever operates the house's tables and lotteries may see and do. Within one process it is asked
 * directly; a house that is a process of its own is asked by signed calls (`docs/desk.md`).
 */

/** Where its calls stand. The path is part of what is signed. */
export const DESK_PATH = '/games/desk/';

export const DESK_BODY_BYTES_MAX = 16 * 1_024;

/** A rollback, which a void becomes for every bet, has no room for more. */
export const VOID_REASON_MAX = 200;

const gameId = z.string().min(1).max(64);
const roundNo = z.int().min(1).max(ROUND_NO_MAX);
/** Whole reference units, as text. */
const units = z.string().regex(/^\d{1,15}$/);

const table = z.object({
  gameId: z.string(),
  kind: z.string(),
  phase: z.enum(TABLE_PHASES),
  roundNo: z.int().describe('0 before the first one'),
  isPaused: z.boolean().describe('No further round is opened once the one that runs is over'),
  isRun: z.boolean().describe('Whether some node runs it now'),
  players: z.int(),
  exposure: units.describe('What the round that runs may cost the house'),
  limits: z.object({
    min: units.describe('On a spot'),
    spots: z.record(z.string(), units).describe('What one player may have on each, in a round'),
    exposure: units.describe('What any round may cost'),
  }),
});

export const DESK_ROUND_STATUSES = ['BETTING', 'CLOSED', 'DEALT', 'SETTLED', 'VOIDED'] as const;

const round = z.object({
  roundNo: z.int(),
  status: z.enum(DESK_ROUND_STATUSES),
  openedAt: time,
  settledAt: time.nullable().describe('Also when it was given back'),
  players: z.int(),
  totals: tableTotals,
  outcome: z.record(z.string(), z.unknown()).nullable(),
  result: z.string().nullable().describe('The outcome in a word, as a road shows it'),
  reason: z.string().nullable().describe('Why its stakes were given back, where they were'),
  shoeNo: z.int(),
  place: z.int().describe('Which round of the shoe, from 0'),
});

const bet = z.object({
  roundId: z.string(),
  playerId: z.string(),
  merchant: z.string(),
  currency: z.string(),
  stakes: z.record(z.string(), amount),
  stake: amount,
  win: amount,
  status: z.string(),
  placedAt: time,
});

const shoeProof = z.object({
  commitment: z.string().describe('SHA-256 of the seed of the shoe, shown before its first round'),
  serverSeed: z.string().nullable().describe('Null while further rounds are dealt from it'),
});

const roundProof = z.object({
  gameId: z.string(),
  commitment: z.string(),
  nonce: z.int(),
  shoeNo: z.int().nullable(),
  issueNo: z.int().nullable(),
  clientSeed: z.string(),
  serverSeed: z.string().nullable(),
});

/** What became of the wish to give a round's stakes back. Asked twice, it is the same. */
export const VOID_OUTCOMES = ['VOIDED', 'SETTLED', 'UNKNOWN'] as const;

export const deskCalls = {
  listTables: {
    path: 'tables',
    request: z.strictObject({}),
    response: z.object({ tables: z.array(table) }),
  },
  /** Rounds of a table, newest first; those before a number, where one is named. */
  listRounds: {
    path: 'rounds',
    request: z.strictObject({
      gameId,
      before: roundNo.optional(),
      limit: z.int().min(1).max(200),
    }),
    response: z.object({ rounds: z.array(round) }),
  },
  /** One round with its bets and what proves it. */
  findRound: {
    path: 'round',
    request: z.strictObject({ gameId, no: roundNo }),
    response: z.object({
      found: z.object({ round, proof: shoeProof, bets: z.array(bet) }).nullable(),
    }),
  },
  /** Opens no further round once the one that runs is over, or goes on. */
  pause: {
    path: 'pause',
    request: z.strictObject({ gameId, isPaused: z.boolean() }),
    response: z.object({ isKnown: z.boolean() }),
  },
  /** Gives every stake of a round back that nobody has begun to settle. */
  voidRound: {
    path: 'void',
    request: z.strictObject({
      gameId,
      no: roundNo,
      reason: z.string().min(1).max(VOID_REASON_MAX),
    }),
    response: z.object({ outcome: z.enum(VOID_OUTCOMES) }),
  },
  /** What a player's round follows from, at a table or not. */
  proveRound: {
    path: 'proof',
    request: z.strictObject({ playerId: z.uuid(), roundId: z.string().max(64) }),
    response: z.object({ proof: roundProof.nullable() }),
  },
  ...lotteryDeskCalls,
} as const;

export type DeskCall = keyof typeof deskCalls;
export type DeskWish<Call extends DeskCall> = z.output<(typeof deskCalls)[Call]['request']>;
export type DeskAnswer<Call extends DeskCall> = z.output<(typeof deskCalls)[Call]['response']>;

/** The desk itself, wherever it stands. */
export type HouseDesk = {
  readonly [Call in DeskCall]: (wish: DeskWish<Call>) => Promise<DeskAnswer<Call>>;
};

export type DeskTable = z.output<typeof table>;
export type DeskRound = z.output<typeof round>;
export type DeskBet = z.output<typeof bet>;

/** A desk out of one way to ask any of its calls. */
export function deskThrough(
  ask: <Call extends DeskCall>(call: Call, wish: DeskWish<Call>) => Promise<DeskAnswer<Call>>,
): HouseDesk {
  const calls = Object.keys(deskCalls) as DeskCall[];
  const asked = calls.map((call) => [call, (wish: DeskWish<DeskCall>) => ask(call, wish)]);
  return Object.fromEntries(asked) as HouseDesk;
}

/** Nobody knows what became of a call: the house did not answer, or the answer was not its own. */
export class DeskUnreachableError extends Error {
  override name = 'DeskUnreachableError';
}
