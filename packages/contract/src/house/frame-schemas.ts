import { z } from 'zod';
import { LANGUAGES } from '../language.ts';
import { amount } from '../schema.ts';
import { THEMES } from '../theme.ts';

export const time = z.iso.datetime();
export const roundId = z.uuid();
export const wishKey = z.uuid().describe('The wish: repeated, it is the same round');

/** What stands behind the next rounds: hashes of seeds that nobody outside knows yet. */
export const seeds = z.object({
  commitment: z.string().describe('SHA-256 of the server seed in use, as hex'),
  nextCommitment: z.string().describe('The same of the one that follows it'),
  clientSeed: z.string(),
  nonce: z.int().describe('How many rounds have used this pair'),
});

/** OPEN is not decided yet, or being undone; VOIDED took nothing or gave it back. */
export const ROUND_STATUSES = ['OPEN', 'SETTLED', 'VOIDED', 'DECLINED'] as const;

/** The draw that decided on the jackpots: one of a numbered stream that all players of a site share. */
const draw = z.object({
  drawNo: z.int().describe('Draws are numbered without a gap; nobody chooses one'),
  commitment: z.string().describe('SHA-256 of the seed of that day, as hex'),
});

export const jackpots = z.array(z.object({ pool: z.enum(['MINI', 'MINOR', 'GRAND']), amount }));

/** What every round has. Each kind of game adds what was bet on and what came of it. */
export const roundFrame = z.object({
  roundId,
  gameId: z.string(),
  currency: z.string().optional(),
  status: z.enum(ROUND_STATUSES),
  stake: amount,
  win: amount.describe('Jackpots included'),
  jackpots,
  draw: draw.nullable().optional().describe('Null where no jackpot was played for, or not settled'),
  commitment: z.string(),
  nonce: z.int(),
  placedAt: time,
  /** Whether the player has seen its end. */
  isSeen: z.boolean(),
});

/** What every game needs to show itself. Each kind adds its own. */
export const stateFrame = z.object({
  gameId: z.string(),
  vendor: z.string(),
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
});
