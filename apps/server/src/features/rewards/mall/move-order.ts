import type { MallState } from '@maneki/contract/rewards/mall';
import type { MallRefusal } from '@maneki/contract/rewards/mall-refusals';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Database, Tx } from '#platform/database/database';
import { recordEvent } from '#platform/outbox/record-event';
import { returnPoints } from '../points/spend-points.ts';
import { addStock } from './goods/store.ts';
import { isUndone, type MallOrder, mayMove, returnsStock } from './order.ts';
import * as store from './orders/store.ts';

type Move = Omit<Parameters<typeof store.writeMove>[1], 'orderNo'>;

export type MoveRefusal = Extract<
  MallRefusal,
  { code: 'rewards.order_unknown' | 'rewards.order_moved_on' }
>;

/**
 * Moves an order that the caller holds. What is undone gives its points back, with the expiry that they had, and its
 * piece of the stock, where that is still in the house.
 */
export async function moveOrder(
  tx: Tx,
  order: MallOrder,
  move: Move,
): Promise<Outcome<MallOrder, MoveRefusal>> {
  if (!mayMove(order.state, move.to))
    return refused({ code: 'rewards.order_moved_on', detail: {} });
  const { orderNo, memberId, merchantCode, goodId } = order;
  const { to, now } = move;
  if (isUndone(to)) {
    const spentOn = { kind: 'MALL', key: orderNo };
    const back = { memberId, merchantCode, kind: 'MALL_BACK', key: orderNo, spentOn, now };
    await returnPoints(tx, back);
  }
  // After the points, as orders take them: two who go opposite ways would wait for each other.
  if (returnsStock(order.state, to)) await addStock(tx, { goodId, pieces: 1 });
  await store.writeMove(tx, { ...move, orderNo });
  await recordEvent(tx, now, 'rewards.order_moved', { orderNo, memberId, merchantCode, state: to });
  return done({
    ...order,
    state: to,
    movedAt: now,
    carrier: move.parcel?.carrier ?? order.carrier,
    trackingNo: move.parcel?.trackingNo ?? order.trackingNo,
  });
}

/** What a member does about an own order: takes it back, or says that it has come. */
export const moveOwnOrder = (
  database: Database,
  wish: {
    readonly memberId: string;
    readonly orderNo: string;
    readonly to: Extract<MallState, 'CANCELLED' | 'RECEIVED'>;
    readonly now: Date;
  },
): Promise<Outcome<MallOrder, MoveRefusal>> =>
  database.transact(async (tx): Promise<Outcome<MallOrder, MoveRefusal>> => {
    const order = await store.lockOrder(tx, wish.orderNo);
    if (order?.memberId !== wish.memberId)
      return refused({ code: 'rewards.order_unknown', detail: {} });
    // Pressed twice, it is what it was to be.
    if (order.state === wish.to) return done(order);
    return moveOrder(tx, order, { to: wish.to, now: wish.now });
  });
