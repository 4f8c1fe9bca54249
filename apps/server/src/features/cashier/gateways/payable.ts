import { PAYMENT_MINOR_MAX } from '@maneki/contract/payments/limits';
import { type Currency, fromMinorUnits } from '@maneki/kernel/money';

/** Whether a payment can be of so much: more than that no provider is told, and no account holds. */
export const isPayable = (amount: bigint, currency: Currency): boolean =>
  amount <= fromMinorUnits(PAYMENT_MINOR_MAX, currency);
