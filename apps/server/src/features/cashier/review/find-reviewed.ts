import type { WithdrawalState } from '@maneki/contract/cashier/states';
import { TWO_DECIDE_ABOVE_RU } from '@maneki/contract/cashier/withdrawal-terms';
import { fromReferenceUnits } from '@maneki/kernel/money';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import * as store from '../withdrawals/store.ts';
import type { Withdrawal } from '../withdrawals/withdrawal.ts';
import { isClaimAlive } from './claim-time.ts';

export type ReviewRefusal =
  | { readonly code: 'cashier.withdrawal_unknown'; readonly detail: Record<never, never> }
  | { readonly code: 'cashier.withdrawal_moved'; readonly detail: { readonly status: string } };

export type ClaimedRefusal = {
  readonly code: 'cashier.withdrawal_claimed';
  readonly detail: { readonly operator: string };
};

export const subjectOf = (orderNo: string): string => `withdrawal ${orderNo}`;

/** Whether an approval needs a second operator. */
export const needsTwo = ({ amount, currency }: Pick<Withdrawal, 'amount' | 'currency'>): boolean =>
  amount > fromReferenceUnits(TWO_DECIDE_ABOVE_RU, moneyOf(currency));

/** An order of the operator's merchant, held, where it stands as the act needs it. */
export async function lockReviewed(
  tx: Tx,
  { merchantCode }: Pick<OperatorCall, 'merchantCode'>,
  { orderNo, status }: { readonly orderNo: string; readonly status: WithdrawalState },
): Promise<Outcome<Withdrawal, ReviewRefusal>> {
  const order = await store.lockOrder(tx, orderNo);
  if (order?.merchantCode !== merchantCode)
    return refused({ code: 'cashier.withdrawal_unknown', detail: {} });
  if (order.status !== status)
    return refused({ code: 'cashier.withdrawal_moved', detail: { status: order.status } });
  return done(order);
}

/** Somebody else has taken the order to look at. */
export const findOtherClaim = (
  { claim }: Withdrawal,
  { operator, now }: Pick<OperatorCall, 'operator' | 'now'>,
): ClaimedRefusal | undefined =>
  claim && isClaimAlive(claim.at, now) && claim.by !== operator.operatorId
    ? { code: 'cashier.withdrawal_claimed', detail: { operator: claim.name } }
    : undefined;
