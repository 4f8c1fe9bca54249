import { z } from 'zod';
import { amount } from '../schema.ts';
import { stateFrame, wishKey } from './frame-schemas.ts';
import { ROUND_NO_MAX } from './round-number.ts';
import { tableBet, tableFrame } from './tables.ts';

export const DRAGON_TIGER_SPOTS = ['DRAGON', 'TIGER', 'TIE', 'SUITED_TIE'] as const;

const result = z.enum(DRAGON_TIGER_SPOTS);
const roundNo = z.int().min(1).max(ROUND_NO_MAX);

/** The two cards, as numbers of `packages/games/src/cards/card.ts`, and what they mean. */
const outcome = z.object({ dragon: z.int(), tiger: z.int(), result });

export const dragonTigerTable = tableFrame.extend({
  outcome: outcome.nullable().describe('Null until the cards are dealt'),
  results: z.array(result).describe('Of this shoe, oldest first, without the round that runs'),
});

export const dragonTigerRound = tableBet.extend({
  kind: z.literal('dragon-tiger'),
  outcome: outcome.nullable(),
});

const seat = {
  /** The player's bets on the round that runs and on the one before it. */
  bets: z.array(dragonTigerRound),
};

export const dragonTigerState = stateFrame.extend({
  kind: z.literal('dragon-tiger'),
  limits: z.object({
    min: amount.describe('On a spot'),
    mainMax: amount.describe('On dragon or tiger, in a round'),
    sideMax: amount.describe('On a tie, in a round'),
  }),
  table: dragonTigerTable,
  ...seat,
});

const seatReply = z.object({ ...seat, balance: amount.nullable() });

export const dragonTigerSchemas = {
  placeBets: {
    method: 'POST',
    path: '/tables/bets',
    request: z.strictObject({
      key: wishKey,
      roundNo,
      stakes: z.partialRecord(result, amount),
    }),
    response: z.object({ round: dragonTigerRound, balance: amount.nullable() }),
  },
  /** Takes back all own bets on a round that still takes bets. */
  cancelBets: {
    method: 'POST',
    path: '/tables/bets/cancel',
    request: z.strictObject({ roundNo }),
    response: seatReply,
  },
  /** What became of the own bets, and the balance: asked for when a round has been settled. */
  getSeat: {
    method: 'GET',
    path: '/tables/seat',
    request: z.strictObject({}),
    response: seatReply,
  },
} as const;

export type DragonTigerTable = z.output<typeof dragonTigerTable>;
