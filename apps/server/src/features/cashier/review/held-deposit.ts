import { DEPOSIT_REVIEW } from '@maneki/contract/cashier/deposit';
import { fromReferenceUnits, isWholeMinorUnits } from '@maneki/kernel/money';
import { done, refused } from '@maneki/kernel/outcome';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import { listOpenSubjects } from '#features/operators';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { type Deposit, isLateInTime } from '../deposits/deposit.ts';
import { lockDeposit } from '../deposits/store.ts';
import { isPayable } from '../gateways/payable.ts';
import { isClaimAlive } from './claim-time.ts';

/** What a proposal or an act about an order is found by. */
export const subjectOf = (orderNo: string): string => `deposit ${orderNo}`;

/** An order of the operator's merchant, held, unless another operator works on it. */
export async function holdDeposit(
  tx: Tx,
  { merchantCode, operator, now }: OperatorCall,
  orderNo: string,
) {
  const deposit = await lockDeposit(tx, orderNo);
  if (deposit?.merchantCode !== merchantCode)
    return refused({ code: 'cashier.deposit_unknown', detail: {} });
  const claimant = claimantOf(deposit, now);
  if (claimant !== null && claimant !== operator.name)
    return refused({ code: 'cashier.deposit_claimed', detail: { operator: claimant } });
  return done(deposit);
}

/** Who works on an order just now. */
export const claimantOf = (
  { claimedBy, claimedAt }: Pick<Deposit, 'claimedBy' | 'claimedAt'>,
  now: Date,
): string | null => (claimedAt && isClaimAlive(claimedAt, now) ? claimedBy : null);

/** Whether an order can still be credited by hand: somebody may have found its payment. */
export const isCreditable = (deposit: Deposit, now: Date): boolean =>
  ['AWAITING_PAYMENT', 'SUBMITTED', 'PROCESSING'].includes(deposit.state) ||
  (deposit.state === 'EXPIRED' && isLateInTime(deposit, now));

export const isRejectable = ({ state }: Deposit): boolean =>
  state === 'SUBMITTED' || state === 'PROCESSING';

/** Whether somebody can have received it. */
export const isReceivable = (received: bigint, { currency }: Pick<Deposit, 'currency'>): boolean =>
  received > 0n &&
  isWholeMinorUnits(received, moneyOf(currency)) &&
  isPayable(received, moneyOf(currency));

/** From how much on one operator does not decide alone. */
export const aloneMaxOf = ({ currency }: Pick<Deposit, 'currency'>): bigint =>
  fromReferenceUnits(DEPOSIT_REVIEW.aloneMaxRu, moneyOf(currency));

const PPM = 1_000_000n;

/** Whether a credit needs a second operator: it is large, or hardly what was to be paid. */
export function needsSecond(
  deposit: Pick<Deposit, 'amount' | 'currency'>,
  received: bigint,
): boolean {
  const { amount } = deposit;
  const deviation = received > amount ? received - amount : amount - received;
  return (
    received > aloneMaxOf(deposit) || deviation * PPM > amount * DEPOSIT_REVIEW.deviationMaxPpm
  );
}

/** Whether a credit of this order waits for a second operator. */
export async function isWaiting(
  tx: Tx,
  { merchantCode, now }: Pick<OperatorCall, 'merchantCode' | 'now'>,
  orderNo: string,
): Promise<boolean> {
  const kind = 'cashier.creditDeposit';
  const open = await listOpenSubjects(tx, { merchantCode, kind, now });
  return open.has(subjectOf(orderNo));
}
