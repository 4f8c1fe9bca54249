import { z } from 'zod';
import { LANGUAGES } from '../language.ts';
import { amount } from '../schema.ts';
import { THEMES } from '../theme.ts';

const time = z.iso.datetime();
const roundId = z.uuid();

/** What stands behind the next rounds: hashes of seeds that nobody outside knows yet. */
const seeds = z.object({
  commitment: z.string().describe('SHA-256 of the server seed in use, as hex'),
  nextCommitment: z.string().describe('The same of the one that follows it'),
  clientSeed: z.string(),
  nonce: z.int().describe('How many rounds have used this pair'),
});

const revealed = z.object({
  commitment: z.string(),
  serverSeed: z.string().describe('Hex; its SHA-256 is the commitment'),
  clientSeed: z.string(),
  rounds: z.int(),
  revealedAt: time,
});

/** OPEN is not decided yet, or being undone; VOIDED took nothing or gave it back. */
export const ROUND_STATUSES = ['OPEN', 'SETTLED', 'VOIDED', 'DECLINED'] as const;

const cells = z.array(z.int());
const coin = z.object({ cell: z.int(), pay: z.number() });
const win = z.object({
  symbol: z.string(),
  count: z.int(),
  line: z.int().optional(),
  ways: z.int().optional(),
  cells,
  pay: z.number(),
});
const spin = z.object({
  stops: z.array(z.int()),
  window: z.array(z.string()),
  wins: z.array(win),
  scatter: z.object({ count: z.int(), cells, pay: z.number(), freeSpins: z.int() }).nullable(),
  multiplier: z.number(),
  wildMultipliers: z.array(z.object({ cell: z.int(), multiplier: z.number() })).optional(),
  expanded: z.object({ symbol: z.string(), columns: z.array(z.int()) }).nullable(),
  pay: z.number(),
});

/** The same shape as `SlotOutcome` of the games' rules. */
const outcome = z.object({
  spins: z.array(spin),
  specialSymbol: z.string().nullable(),
  hold: z
    .object({
      held: z.array(coin),
      turns: z.array(z.array(coin)),
      full: z.boolean(),
      fullPay: z.number(),
      pay: z.number(),
    })
    .nullable(),
  pay: z.number(),
});

/** The draw that decided on the jackpots: one of a numbered stream that all players of a site share. */
const draw = z.object({
  drawNo: z.int().describe('Draws are numbered without a gap; nobody chooses one'),
  commitment: z.string().describe('SHA-256 of the seed of that day, as hex'),
});

const round = z.object({
  roundId,
  gameId: z.string(),
  currency: z.string().optional(),
  status: z.enum(ROUND_STATUSES),
  stake: amount,
  win: amount.describe('Jackpots included'),
  jackpots: z.array(z.object({ pool: z.enum(['MINI', 'MINOR', 'GRAND']), amount })),
  draw: draw.nullable().optional().describe('Null where no jackpot was played for, or not settled'),
  outcome: outcome.nullable().describe('Null until the round is settled'),
  commitment: z.string(),
  nonce: z.int(),
  placedAt: time,
  /** Whether the player has seen its end. */
  isSeen: z.boolean(),
});

const state = z.object({
  gameId: z.string(),
  vendor: z.string(),
  model: z.string(),
  modelVersion: z.int(),
  isFree: z.boolean().describe('Played with play credit'),
  currency: z.string(),
  balance: amount,
  stakes: z.array(amount).describe('The bets that can be chosen, in rising order'),
  language: z.enum(LANGUAGES),
  theme: z.enum(THEMES),
  session: z.object({
    openedAt: time,
    now: time,
    staked: amount,
    won: amount,
    realityCheckMinutes: z.int(),
  }),
  seeds,
  jackpots: z.array(z.object({ pool: z.enum(['MINI', 'MINOR', 'GRAND']), amount })),
  /** A round that has not been shown to its end, or is not decided. */
  unfinished: round.nullable(),
});

/** The calls of the house's games, under `/games/api/`. All but the first carry `Authorization: Bearer`. */
export const houseSchemas = {
  openSession: {
    method: 'POST',
    path: '/sessions',
    request: z.strictObject({ launchToken: z.string().min(20).max(100) }),
    response: z.object({ token: z.string(), state }),
  },
  getState: { method: 'GET', path: '/state', request: z.strictObject({}), response: state },
  spin: {
    method: 'POST',
    path: '/spins',
    request: z.strictObject({
      key: z.uuid().describe('The wish: repeated, it is the same round'),
      stake: amount,
    }),
    response: z.object({ round, balance: amount.nullable() }),
  },
  seeRound: {
    method: 'POST',
    path: '/rounds/seen',
    request: z.strictObject({ roundId }),
    response: z.object({}),
  },
  listRounds: {
    method: 'GET',
    path: '/rounds',
    request: z.strictObject({ cursor: z.string().max(100).optional() }),
    response: z.object({
      list: z.array(
        round.extend({
          serverSeed: z.string().nullable(),
          clientSeed: z.string(),
          drawSeed: z.string().nullable().optional().describe('Of the draw, once its day is over'),
        }),
      ),
      next: z.string().nullable(),
    }),
  },
  /** Reveals the server seed in use and takes the next one, with a client seed of the player's own. */
  rotateSeeds: {
    method: 'POST',
    path: '/seeds/rotate',
    request: z.strictObject({ clientSeed: z.string().optional() }),
    response: z.object({ revealed, seeds }),
  },
} as const;

/** What a client seed may be: anything printable, so that nobody signs what cannot be seen. */
export const CLIENT_SEED = /^[\x21-\x7B\x7D\x7E]{1,64}$/;

export type HouseCall = keyof typeof houseSchemas;
export type HouseRequest<Call extends HouseCall> = z.input<(typeof houseSchemas)[Call]['request']>;
export type HouseReply<Call extends HouseCall> = z.output<(typeof houseSchemas)[Call]['response']>;
export type GameState = z.output<typeof state>;
export type RoundView = z.output<typeof round>;
export type SeedsView = z.output<typeof seeds>;
