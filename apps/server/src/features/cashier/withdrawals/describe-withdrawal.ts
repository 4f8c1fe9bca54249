import { placeName } from '@maneki/contract/cashier/payout-places';
import { writeAmount } from '@maneki/kernel/money';
import { type PayoutAccount, placeOf } from '../payout-accounts/payout-account.ts';
import { isCancellable, type Withdrawal } from './withdrawal.ts';

/** What a member sees of an order. */
export const describeWithdrawal = (order: Withdrawal, account: PayoutAccount) => ({
  orderNo: order.orderNo,
  amount: writeAmount(order.amount),
  fee: writeAmount(order.fee),
  arrives: writeAmount(order.amount - order.fee),
  currency: order.currency,
  status: order.status,
  requestedAt: order.requestedAt.toISOString(),
  statusAt: order.statusAt.toISOString(),
  reason: order.reason,
  isCancellable: isCancellable(order.status),
  account: {
    type: account.type,
    placeName: placeName(placeOf(account)),
    lastFour: account.lastFour,
  },
});
