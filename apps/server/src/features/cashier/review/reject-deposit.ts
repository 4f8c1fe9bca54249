import { refused } from '@maneki/kernel/outcome';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { moveDeposit } from '../deposits/move-deposit.ts';
import * as payments from '../unmatched/store.ts';
import { holdDeposit, isRejectable, isWaiting, subjectOf } from './held-deposit.ts';

/**
 * Ends an order whose payment was not found, or must not be taken. Money that did arrive for it belongs to
 * somebody all the same, and waits among the payments that no order takes.
 */
export async function rejectDeposit(
  tx: Tx,
  call: OperatorCall,
  { orderNo, reason }: { readonly orderNo: string; readonly reason: string },
) {
  const held = await holdDeposit(tx, call, orderNo);
  if (!held.ok) return held;
  const deposit = held.value;
  if (!isRejectable(deposit)) return refused({ code: 'cashier.deposit_moved_on', detail: {} });
  if (await isWaiting(tx, call, orderNo))
    return refused({ code: 'cashier.credit_waits', detail: {} });
  const { now, operator } = call;
  const decision = { reviewedBy: operator.name, rejectReason: reason };
  await moveDeposit(tx, deposit, { to: 'REJECTED', now, ...decision });
  for (const { id, state } of await payments.listOfOrders(tx, [orderNo]))
    if (state === 'WAITING' || state === 'SEEN')
      await payments.changePayment(tx, id, { state: 'UNMATCHED', why: 'REJECTED' });
  const before = { state: deposit.state };
  return acted({}, { subject: subjectOf(orderNo), before, after: { state: 'REJECTED' } });
}
