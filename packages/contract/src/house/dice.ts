import { z } from 'zod';
import { amount } from '../schema.ts';
import { roundFrame, seeds, stateFrame, wishKey } from './frame-schemas.ts';

/** The same shape as `DiceBet` of the games' rules. */
const bet = z.object({
  side: z.enum(['OVER', 'UNDER']),
  target: z.int().min(0).max(9_999).describe('In hundredths: 4950 is 49.50'),
});

export const diceRound = roundFrame.extend({
  kind: z.literal('dice'),
  bet,
  outcome: z
    .object({ roll: z.int().describe('In hundredths') })
    .nullable()
    .describe('Null until the round is settled'),
});

export const diceState = stateFrame.extend({
  kind: z.literal('dice'),
  winMax: amount.describe('No bet may win more'),
  seeds,
  /** The last rolls of this player, newest first. */
  recent: z.array(diceRound),
  unfinished: diceRound.nullable(),
});

export const diceSchemas = {
  rollDice: {
    method: 'POST',
    path: '/dice/rolls',
    request: z.strictObject({ key: wishKey, stake: amount, ...bet.shape }),
    response: z.object({ round: diceRound, balance: amount.nullable() }),
  },
} as const;
