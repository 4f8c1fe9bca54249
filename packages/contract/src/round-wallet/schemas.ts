import { parseAmount } from '@maneki/kernel/money';
import { z } from 'zod';
import { LOTTERY_PRIZE_MODES } from '../house/lottery.ts';
import { BET_TEXT_MAX } from '../play/bet-text.ts';
import { PROVIDER_NAME } from '../play/game-names.ts';
import { CHOSEN_SERIES, hasSeries, isSeriesMode, LOTTERY_GROUPS } from '../play/lottery.ts';
import { TICKET_STATUSES } from '../play/tickets.ts';

const name = z.string().regex(PROVIDER_NAME);

/** More than anybody bets or wins, and so little that no account runs over by it. */
export const AMOUNT_PER_CALL_MAX = 10n ** 17n;

/** Decimal text with at most four decimals; never a number, never negative. */
const money = z
  .string()
  .max(24)
  .transform((text, context) => {
    const amount = parseAmount(text);
    const isFit = amount !== undefined && amount >= 0n && amount <= AMOUNT_PER_CALL_MAX;
    if (isFit) return amount;
    context.addIssue({ code: 'custom', message: 'not an amount' });
    return z.NEVER;
  });
const stake = money.refine((amount) => amount > 0n);
const currency = z.string().regex(/^[A-Z]{3}(\.PLAY|\.DEMO)?$/);
const playerId = z.uuid();
const sessionId = z.uuid();
const time = z.iso.datetime({ offset: true });

/** By which prizes a lottery ticket is paid. A series is chosen only where members have their own. */
const lottery = z
  .strictObject({
    mode: z.enum(LOTTERY_PRIZE_MODES),
    group: z.enum(LOTTERY_GROUPS),
    series: z
      .int()
      .min(CHOSEN_SERIES.least)
      .max(CHOSEN_SERIES.most)
      .multipleOf(CHOSEN_SERIES.step)
      .optional(),
    issue: z.string().min(1).max(32).optional(),
  })
  .refine(
    ({ mode, group, series }) => series === undefined || (isSeriesMode(mode) && hasSeries(group)),
    { path: ['series'] },
  );

const bet = {
  playerId,
  txId: name,
  roundId: name,
  sessionId,
  gameId: name,
  amount: stake,
  currency,
  selection: z.string().max(BET_TEXT_MAX).optional(),
  odds: z.string().max(20).optional(),
  // Without a default: what is not said must not change how older calls are told apart.
  lottery: lottery.optional(),
};

/** How a bet ended, where the amounts alone do not say it. */
const settlement = {
  validTurnover: money.optional(),
  result: z.enum(TICKET_STATUSES).exclude(['PENDING', 'CANCELLED', 'RESETTLED']).optional(),
  resultText: z.string().max(500).optional(),
};

/** What each call of the protocol takes. Unknown fields are mistakes, and refused. */
export const roundWalletRequests = {
  'session/open': z.strictObject({
    launchToken: z.string().min(20).max(100),
    // Where the player came from, by `networkOf`: a launch of another network is then not spent.
    network: z.string().max(64).optional(),
  }),
  balance: z.strictObject({ playerId, sessionId }),
  bet: z.strictObject(bet),
  win: z.strictObject({
    playerId,
    txId: name,
    roundId: name,
    betTxId: name,
    amount: money,
    final: z.boolean().default(true),
    // Without a default: what is not said must not change how older calls are told apart.
    jackpot: z.literal(true).optional(),
    ...settlement,
  }),
  play: z.strictObject({ ...bet, winAmount: money, ...settlement }),
  rollback: z.strictObject({
    playerId,
    txId: name,
    refTxId: name,
    roundId: name,
    reason: z.string().min(1).max(200),
  }),
  /** Takes back what a settled bet was paid by a result that turned out wrong. */
  resettle: z.strictObject({
    playerId,
    txId: name,
    roundId: name,
    betTxId: name,
    amount: stake,
    reason: z.string().trim().min(1).max(200),
    ...settlement,
  }),
  'round/close': z.strictObject({
    playerId,
    roundId: name,
    totals: z.strictObject({ stake: money, payout: money }),
    resultRef: z.string().max(200).optional(),
  }),
  'tx/status': z.strictObject({ playerId, txId: name }),
  reconcile: z.strictObject({ from: time, to: time, cursor: z.string().max(300).optional() }),
  ping: z.strictObject({}),
} as const satisfies Readonly<Record<string, z.ZodType>>;

export type RoundWalletCall = keyof typeof roundWalletRequests;
export type RoundWalletRequest<Call extends RoundWalletCall> = z.output<
  (typeof roundWalletRequests)[Call]
>;
