import type { MallState } from '@maneki/contract/rewards/mall';
import { writeAmount } from '@maneki/kernel/money';
import { done, refused } from '@maneki/kernel/outcome';
import { listUsernames } from '#features/identity';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { openAddress } from './addresses.ts';
import type { MallVault } from './mall-vault.ts';
import { moveOrder } from './move-order.ts';
import type { MallOrder } from './order.ts';
import * as store from './orders/store.ts';

type Filters = Pick<store.OrderSearch, 'state' | 'kind' | 'orderNo'> & {
  readonly cursor?: string | undefined;
  readonly size: number;
};

/** A page of a merchant's orders, the newest first. */
export async function searchOrders(
  tx: Tx,
  call: OperatorCall,
  { cursor, size, ...filters }: Filters,
) {
  const found = await store.searchOrders(tx, {
    ...filters,
    merchantCode: call.merchantCode,
    before: cursor === undefined ? undefined : BigInt(cursor),
    // One more than is shown tells whether there is a next page.
    limit: size + 1,
  });
  const shown = found.slice(0, size);
  const rows = await describeRows(tx, call, shown);
  return done({ rows, next: found.length > size ? String(shown.at(-1)!.seq) : null });
}

/** One order with everything that sending it needs. */
export async function readOrder(tx: Tx, vault: MallVault, call: OperatorCall, orderNo: string) {
  const order = await store.findOrder(tx, orderNo);
  if (order?.merchantCode !== call.merchantCode)
    return refused({ code: 'rewards.order_unknown', detail: {} });
  const [row] = await describeRows(tx, call, [order]);
  const { memberId, addressSealed: sealed, carrier, trackingNo } = order;
  const moves = await store.listMoves(tx, orderNo);
  return done({
    ...row!,
    ...{ carrier, trackingNo },
    address: sealed === null ? null : openAddress(vault, { memberId, sealed }),
    moves: moves.map(({ at, ...move }) => ({ ...move, at: at.toISOString() })),
  });
}

/** What an operator does about an order. */
export async function decideOrder(
  tx: Tx,
  { merchantCode, operator, now }: OperatorCall,
  {
    orderNo,
    ...move
  }: {
    readonly orderNo: string;
    readonly to: MallState;
    readonly note?: string;
    readonly parcel?: { readonly carrier: string; readonly trackingNo: string };
  },
) {
  const order = await store.lockOrder(tx, orderNo);
  if (order?.merchantCode !== merchantCode)
    return refused({ code: 'rewards.order_unknown', detail: {} });
  const moved = await moveOrder(tx, order, { ...move, operator: operator.name, now });
  if (!moved.ok) return moved;
  return acted(
    { state: moved.value.state },
    {
      subject: `mall order ${orderNo}`,
      before: { state: order.state },
      after: {
        state: moved.value.state,
        ...move.parcel,
        ...(move.note ? { note: move.note } : {}),
      },
    },
  );
}

async function describeRows(tx: Tx, { language }: OperatorCall, orders: readonly MallOrder[]) {
  const names = await listUsernames(
    tx,
    orders.map(({ memberId }) => memberId),
  );
  return orders.map((order) => ({
    orderNo: order.orderNo,
    state: order.state,
    kind: order.kind,
    memberId: order.memberId,
    member: names.get(order.memberId) ?? order.memberId,
    title: order.titles[language],
    points: order.points,
    amount: writeAmount(order.amount),
    currency: order.currency,
    orderedAt: order.orderedAt.toISOString(),
    movedAt: order.movedAt.toISOString(),
  }));
}
