import { z } from 'zod';
import { amount } from '../schema.ts';
import { wishKey } from './frame-schemas.ts';
import {
  CHASE_ISSUES_MAX,
  chaseView,
  HALF_PAID_MAX,
  issueNumber,
  issueView,
  lotteryRound,
  MULTIPLIER_MAX,
  playType,
  prizeMode,
  restrictedNumbers,
  SELECTIONS_MAX,
} from './lottery.ts';

const playCode = z.string().regex(/^[A-Z0-9_]{1,24}$/);
/** `1,2|3|4,5`: rows of symbols, as `parseSelection` of the rules reads them. */
const selection = z.string().min(1).max(5_000);
const series = z.int().min(1_700).max(1_970);
const multiplier = z.int().min(1).max(MULTIPLIER_MAX);

/** One bet of a slip, as it was wished for. */
const wishedTicket = z.strictObject({
  play: playCode,
  selection,
  /** Tradition: how often the unit value is staked. */
  multiplier: multiplier.optional(),
  /** Entertainment: a free stake for each unit; most lines cost one, a tail in the north 27. */
  stake: amount.optional(),
  /** What the player was shown, as the rules write odds; refused when they have changed. */
  odds: z.string().max(400).optional(),
  /** Of which chosen numbers the player was shown that they pay half; absent means of none. A difference is refused. */
  halfPaid: z.array(z.string().min(1).max(64)).max(HALF_PAID_MAX).optional(),
});

const slipsReply = z.object({ slips: z.array(lotteryRound), balance: amount.nullable() });

export const lotterySchemas = {
  /** Buys a slip; with a chase, one for each of its issues: all of them or none. */
  placeSlip: {
    method: 'POST',
    path: '/lottery/slips',
    request: z.strictObject({
      key: wishKey,
      no: issueNumber,
      playType,
      prizeMode,
      series: series.optional(),
      unitValue: amount.optional(),
      tickets: z.array(wishedTicket).min(1).max(SELECTIONS_MAX),
      chase: z
        .strictObject({
          /** By issue, the first being `no`; each multiplies the tickets' own multipliers. */
          issues: z
            .array(z.strictObject({ no: issueNumber, multiplier }))
            .min(2)
            .max(CHASE_ISSUES_MAX),
          stopsOnWin: z.boolean(),
        })
        .optional(),
    }),
    response: slipsReply,
  },
  /** Gives a slip back, while its issue takes bets. */
  cancelSlip: {
    method: 'POST',
    path: '/lottery/slips/cancel',
    request: z.strictObject({ roundId: z.uuid() }),
    response: slipsReply,
  },
  /** The player's slips of this game, newest first. */
  listSlips: {
    method: 'GET',
    path: '/lottery/slips',
    request: z.strictObject({
      cursor: z.string().max(100).optional(),
      status: z.enum(['OPEN', 'OVER']).optional(),
    }),
    response: z.object({ slips: z.array(lotteryRound), next: z.string().nullable() }),
  },
  listChases: {
    method: 'GET',
    path: '/lottery/chases',
    request: z.strictObject({ cursor: z.string().max(100).optional() }),
    response: z.object({ chases: z.array(chaseView), next: z.string().nullable() }),
  },
  /** Gives back what of a chase is not closed yet. */
  cancelChase: {
    method: 'POST',
    path: '/lottery/chases/cancel',
    request: z.strictObject({ chaseId: z.uuid() }),
    response: z.object({ chase: chaseView, balance: amount.nullable() }),
  },
  /** The next issues that can be bet on, beginning with the one that is open. */
  listIssues: {
    method: 'GET',
    path: '/lottery/issues',
    request: z.strictObject({}),
    response: z.object({ issues: z.array(issueView), restricted: restrictedNumbers }),
  },
} as const;
