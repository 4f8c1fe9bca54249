import { refused } from '@maneki/kernel/outcome';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { isOver } from '../deposits/deposit.ts';
import { holdDeposit, subjectOf } from './held-deposit.ts';
import { setDepositClaim } from './store.ts';

/** Takes an order on, so that no two operators decide it. */
export async function claimDeposit(tx: Tx, call: OperatorCall, orderNo: string) {
  const held = await holdDeposit(tx, call, orderNo);
  if (!held.ok) return held;
  if (isOver(held.value.state)) return refused({ code: 'cashier.deposit_moved_on', detail: {} });
  return change(tx, call, { orderNo, before: held.value.claimedBy, by: call.operator.name });
}

/** Leaves it to others again. */
export async function releaseDeposit(tx: Tx, call: OperatorCall, orderNo: string) {
  const held = await holdDeposit(tx, call, orderNo);
  if (!held.ok) return held;
  return change(tx, call, { orderNo, before: held.value.claimedBy, by: null });
}

async function change(
  tx: Tx,
  { now: at }: OperatorCall,
  claim: { readonly orderNo: string; readonly before: string | null; readonly by: string | null },
) {
  const { orderNo, before, by } = claim;
  await setDepositClaim(tx, { orderNo, by, at });
  const told = { before: { claimedBy: before }, after: { claimedBy: by } };
  return acted({}, { subject: subjectOf(orderNo), ...told });
}
