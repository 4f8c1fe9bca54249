import { invariant } from '@maneki/kernel/invariant';
import type { Tx } from '#platform/database/database';
import { recordEvent } from '#platform/outbox/record-event';
import * as store from './store.ts';
import { mayMove, type Withdrawal } from './withdrawal.ts';

/** Moves an order on that the caller holds, to where its state may lead, and tells of it. */
export async function moveOrder(
  tx: Tx,
  order: Withdrawal,
  move: store.Movement,
): Promise<Withdrawal> {
  const { orderNo, status } = order;
  invariant(mayMove(status, move.to), `${orderNo} does not go from ${status} to ${move.to}`);
  const moved = await store.updateStatus(tx, orderNo, move);
  await tellChange(tx, { ...order, status: move.to }, move.at);
  return moved;
}

export const tellChange = (
  tx: Tx,
  order: Pick<
    Withdrawal,
    'orderNo' | 'memberId' | 'merchantCode' | 'status' | 'currency' | 'amount'
  >,
  at: Date,
): Promise<void> =>
  recordEvent(tx, at, 'cashier.order_changed', {
    memberId: order.memberId,
    merchantCode: order.merchantCode,
    kind: 'WITHDRAWAL',
    orderNo: order.orderNo,
    state: order.status,
    currency: order.currency,
    amount: String(order.amount),
  });
