import { z } from 'zod';
import { amount } from '../schema.ts';
import { jackpots, roundFrame, seeds, stateFrame, wishKey } from './frame-schemas.ts';

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

export const slotRound = roundFrame.extend({
  kind: z.literal('slots'),
  outcome: outcome.nullable().describe('Null until the round is settled'),
});

export const slotState = stateFrame.extend({
  kind: z.literal('slots'),
  model: z.string(),
  modelVersion: z.int(),
  seeds,
  jackpots,
  /** A round that has not been shown to its end, or is not decided. */
  unfinished: slotRound.nullable(),
});

export const slotSchemas = {
  spin: {
    method: 'POST',
    path: '/spins',
    request: z.strictObject({ key: wishKey, stake: amount }),
    response: z.object({ round: slotRound, balance: amount.nullable() }),
  },
} as const;
