import type { PaymentMethod } from '@maneki/contract/cashier/states';
import type { Tx } from '#platform/database/database';
import { recordEvent } from '#platform/outbox/record-event';

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

/** What a credit does beside moving money, all of it in the transaction of the credit. */
export const DEPOSIT_EFFECTS: readonly DepositEffect[] = [tellDeposit];
