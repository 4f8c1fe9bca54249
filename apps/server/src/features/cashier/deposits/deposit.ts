import { DEPOSIT_RULES, type DepositTerms } from '@maneki/contract/cashier/deposit';
import { DEPOSIT_MOVES, type DepositState } from '@maneki/contract/cashier/states';
import { HOUR_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { dayOf, type MainWallet } from '#features/wallet';
import { drawDigits, drawNumber } from '#platform/secrets/secrets';
import type { PaymentInstructions } from '../gateways/payment-provider.ts';

/** An order to pay in. Amounts are ledger units. */
export type Deposit = {
  readonly orderNo: string;
  readonly seq: bigint;
  readonly merchantCode: string;
  readonly memberId: string;
  readonly wallet: MainWallet;
  readonly currency: string;
  readonly channelId: string;
  readonly providerCode: string | null;
  readonly state: DepositState;
  readonly wishKey: string;
  readonly amount: bigint;
  /** The channel's least amount, and its terms, as they were when the order was opened. */
  readonly minimum: bigint;
  readonly terms: DepositTerms;
  readonly isManual: boolean;
  readonly needsProof: boolean;
  /** How many a payment in coins needs; null where it is no matter of coins. */
  readonly confirmations: number | null;
  readonly payerName: string | null;
  readonly reference: string;
  readonly instructions: PaymentInstructions | null;
  readonly received: bigint | null;
  readonly fee: bigint | null;
  readonly bonus: bigint | null;
  readonly credited: bigint | null;
  readonly businessDay: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly submittedAt: Date | null;
  readonly endedAt: Date | null;
  readonly claimedBy: string | null;
  readonly claimedAt: Date | null;
  readonly reviewedBy: string | null;
  readonly rejectReason: string | null;
  readonly note: string | null;
  /** Opened by operators, for a payment that had no order. */
  readonly isByHand: boolean;
};

export const mayMove = (from: DepositState, to: DepositState): boolean =>
  (DEPOSIT_MOVES[from] as readonly DepositState[]).includes(to);

/** States that an order has come to rest in. A late payment may still wake one that has expired. */
export const isOver = (state: DepositState): boolean =>
  DEPOSIT_MOVES[state].length === 0 || state === 'EXPIRED';

/** The number that both sides know an order by: the business day, and chance. */
export const drawOrderNo = (now: Date, timezone: string): string =>
  `D${dayOf(now, timezone).replaceAll('-', '').slice(2)}${drawDigits(10)}`;

/** Letters and digits that nobody takes for each other, for whoever writes them beside a payment. */
const REFERENCE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const REFERENCE_LENGTH = 6;

export const drawReference = (): string =>
  Array.from(
    { length: REFERENCE_LENGTH },
    () => REFERENCE_LETTERS[drawNumber(REFERENCE_LETTERS.length)],
  ).join('');

export const expiryOf = (now: Date, minutes: number): Date =>
  new Date(now.getTime() + minutes * MINUTE_MS);

/** What a member has open, and when those orders ended that they left lying within the last day. */
export type Standing = {
  readonly open: readonly {
    readonly orderNo: string;
    readonly channelId: string;
    readonly amount: bigint;
  }[];
  readonly abandonedAt: readonly Date[];
};

/** From when on abandoned orders are looked at. */
export const abandonedSince = (now: Date): Date =>
  new Date(now.getTime() - DEPOSIT_RULES.abandonedWithinHours * HOUR_MS);

/** Until when somebody waits who left too many orders lying; undefined where they need not. */
export function pausedUntil({ abandonedAt }: Standing, now: Date): Date | undefined {
  if (abandonedAt.length < DEPOSIT_RULES.abandonedMax) return undefined;
  const last = Math.max(...abandonedAt.map((at) => at.getTime()));
  const until = new Date(last + DEPOSIT_RULES.waitHours * HOUR_MS);
  return until > now ? until : undefined;
}

/** Whether a payment that comes now still belongs to an order that has expired. */
export const isLateInTime = ({ expiresAt }: Pick<Deposit, 'expiresAt'>, now: Date): boolean =>
  now.getTime() <= expiresAt.getTime() + DEPOSIT_RULES.lateHours * HOUR_MS;
