import type { PaymentMethod } from '@maneki/contract/cashier/states';
import type { Tx } from '#platform/database/database';
import { recordEvent } from '#platform/outbox/record-event';
import { openRollover } from '../rollovers/open-rollover.ts';

/** Money that has just been paid in, and is in its wallet. */
export type CreditedDeposit = {
  readonly memberId: string;
  readonly merchantCode: string;
  readonly orderNo: string;
  readonly method: PaymentMethod;
  readonly currency: string;
  /** What was credited, bonus included, in ledger units. */
  readonly amount: bigint;
  readonly now: Date;
};

export type DepositEffect = (tx: Tx, credited: CreditedDeposit) => Promise<void>;

/** Tells later features; they see it once the transaction is kept. */
const tellDeposit: DepositEffect = (tx, { now, amount, ...deposit }) =>
  recordEvent(tx, now, 'cashier.deposit_succeeded', {
    ...deposit,
    amount: String(amount),
    creditedAt: now.toISOString(),
  });

/** Money that was paid in is played once before it may leave again: no channel is for moving money through. */
const demandTurnover: DepositEffect = async (tx, { orderNo, amount, method: _, ...deposit }) => {
  // A fee may have taken all of it.
  if (amount === 0n) return;
  await openRollover(tx, { ...deposit, source: 'DEPOSIT', sourceKey: orderNo, principal: amount });
};

/** What a credit does beside moving money, all of it in the transaction of the credit. */
export const DEPOSIT_EFFECTS: readonly DepositEffect[] = [demandTurnover, tellDeposit];
