import { refused } from '@maneki/kernel/outcome';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { findOtherClaim, lockReviewed, subjectOf } from './find-reviewed.ts';
import { setWithdrawalClaim } from './store.ts';

type Wish = { readonly orderNo: string };

/** Takes an order to look at, so that no two look at the same one. */
export async function claimWithdrawal(tx: Tx, call: OperatorCall, { orderNo }: Wish) {
  const held = await lockReviewed(tx, call, { orderNo, status: 'REVIEW' });
  if (!held.ok) return held;
  const other = findOtherClaim(held.value, call);
  if (other) return refused(other);
  const { operatorId: by, name } = call.operator;
  await setWithdrawalClaim(tx, orderNo, { by, name, at: call.now });
  const before = { claimedBy: held.value.claim?.name ?? null };
  return acted({}, { subject: subjectOf(orderNo), before, after: { claimedBy: name } });
}

/** Lets others look at an order again. */
export async function releaseWithdrawal(tx: Tx, call: OperatorCall, { orderNo }: Wish) {
  const held = await lockReviewed(tx, call, { orderNo, status: 'REVIEW' });
  if (!held.ok) return held;
  const other = findOtherClaim(held.value, call);
  if (other) return refused(other);
  await setWithdrawalClaim(tx, orderNo, null);
  const before = { claimedBy: held.value.claim?.name ?? null };
  return acted({}, { subject: subjectOf(orderNo), before, after: { claimedBy: null } });
}
