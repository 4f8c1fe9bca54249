/** The SQL of orders of the mall. Each function takes the transaction that it runs in first, as `tx`. */
import type { MallState } from '@maneki/contract/rewards/mall';
import { type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Schema } from '#platform/database/generated/schema';
import type { Texts } from '../good.ts';
import type { MallOrder } from '../order.ts';

const read = (row: Selectable<Schema['rewards_mall_orders']>): MallOrder => ({
  orderNo: row.order_no,
  seq: row.seq,
  merchantCode: row.merchant_code,
  memberId: row.member_id,
  goodId: row.good_id,
  wishKey: row.wish_key,
  kind: row.kind as MallOrder['kind'],
  state: row.state as MallState,
  titles: row.titles as Texts,
  picture: row.picture,
  points: row.points,
  amount: row.amount,
  currency: row.currency,
  addressSealed: row.address_sealed,
  carrier: row.carrier,
  trackingNo: row.tracking_no,
  orderedAt: row.ordered_at,
  movedAt: row.moved_at,
});

export async function insertOrder(tx: Tx, order: Omit<MallOrder, 'seq'>): Promise<MallOrder> {
  const row = await tx
    .insertInto('rewards_mall_orders')
    .values({
      order_no: order.orderNo,
      merchant_code: order.merchantCode,
      member_id: order.memberId,
      good_id: order.goodId,
      wish_key: order.wishKey,
      kind: order.kind,
      state: order.state,
      titles: JSON.stringify(order.titles),
      picture: order.picture,
      points: order.points,
      amount: order.amount,
      currency: order.currency,
      address_sealed: order.addressSealed,
      ordered_at: order.orderedAt,
      moved_at: order.movedAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return read(row);
}

export async function findByWish(
  tx: Tx,
  { memberId, wishKey }: Pick<MallOrder, 'memberId' | 'wishKey'>,
): Promise<MallOrder | undefined> {
  const row = await tx
    .selectFrom('rewards_mall_orders')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('wish_key', '=', wishKey)
    .executeTakeFirst();
  return row && read(row);
}

export async function findOrder(tx: Tx, orderNo: string): Promise<MallOrder | undefined> {
  const row = await tx
    .selectFrom('rewards_mall_orders')
    .selectAll()
    .where('order_no', '=', orderNo)
    .executeTakeFirst();
  return row && read(row);
}

/** An order, held until the transaction ends. */
export async function lockOrder(tx: Tx, orderNo: string): Promise<MallOrder | undefined> {
  const row = await tx
    .selectFrom('rewards_mall_orders')
    .selectAll()
    .where('order_no', '=', orderNo)
    .forUpdate()
    .executeTakeFirst();
  return row && read(row);
}

/** Writes down the states that an order has gone through at once. */
export async function insertMoves(
  tx: Tx,
  {
    orderNo,
    states,
    now,
  }: { readonly orderNo: string; readonly states: readonly MallState[]; readonly now: Date },
): Promise<void> {
  await tx
    .insertInto('rewards_mall_moves')
    .values(states.map((state, index) => ({ order_no: orderNo, step: index + 1, state, at: now })))
    .execute();
}

/** Says where an order stands now, and writes down how it came there. */
export async function writeMove(
  tx: Tx,
  move: {
    readonly orderNo: string;
    readonly to: MallState;
    readonly now: Date;
    readonly operator?: string | undefined;
    readonly note?: string | undefined;
    readonly parcel?: { readonly carrier: string; readonly trackingNo: string } | undefined;
  },
): Promise<void> {
  await tx
    .updateTable('rewards_mall_orders')
    .set({
      state: move.to,
      moved_at: move.now,
      ...(move.parcel ? { carrier: move.parcel.carrier, tracking_no: move.parcel.trackingNo } : {}),
    })
    .where('order_no', '=', move.orderNo)
    .execute();
  await sql`
    insert into rewards_mall_moves (order_no, step, state, at, operator, note)
    select ${move.orderNo}::text, count(*)::integer + 1, ${move.to}::text, ${move.now}::timestamptz,
           ${move.operator ?? null}::text, ${move.note ?? null}::text
      from rewards_mall_moves where order_no = ${move.orderNo}`.execute(tx);
}

export type MallMove = {
  readonly state: MallState;
  readonly at: Date;
  readonly operator: string | null;
  readonly note: string | null;
};

export async function listMoves(tx: Tx, orderNo: string): Promise<MallMove[]> {
  const rows = await tx
    .selectFrom('rewards_mall_moves')
    .select(['state', 'at', 'operator', 'note'])
    .where('order_no', '=', orderNo)
    .orderBy('step')
    .execute();
  return rows.map((row) => ({ ...row, state: row.state as MallState }));
}

export type OrderSearch = {
  readonly merchantCode: string;
  readonly memberId?: string | undefined;
  readonly state?: MallState | undefined;
  readonly kind?: string | undefined;
  readonly orderNo?: string | undefined;
  readonly before?: bigint | undefined;
  readonly limit: number;
};

/** Orders, the newest first. */
export async function searchOrders(tx: Tx, search: OrderSearch): Promise<MallOrder[]> {
  let query = tx
    .selectFrom('rewards_mall_orders')
    .selectAll()
    .where('merchant_code', '=', search.merchantCode);
  if (search.memberId) query = query.where('member_id', '=', search.memberId);
  if (search.state) query = query.where('state', '=', search.state);
  if (search.kind) query = query.where('kind', '=', search.kind);
  if (search.orderNo) query = query.where('order_no', '=', search.orderNo);
  if (search.before !== undefined) query = query.where('seq', '<', search.before);
  const rows = await query.orderBy('seq', 'desc').limit(search.limit).execute();
  return rows.map(read);
}

/** How many of each good a member has ordered since a moment, what was undone aside. */
export async function countOrdered(
  tx: Tx,
  {
    memberId,
    goods,
  }: {
    readonly memberId: string;
    readonly goods: readonly { readonly goodId: string; readonly since: Date }[];
  },
): Promise<ReadonlyMap<string, number>> {
  if (goods.length === 0) return new Map();
  const { rows } = await sql<{ readonly id: string; readonly count: string }>`
    select g."goodId" as id, count(o.order_no)::text as count
      from json_to_recordset(${JSON.stringify(goods)}::json) as g("goodId" uuid, since timestamptz)
      join rewards_mall_orders as o
        on o.good_id = g."goodId" and o.member_id = ${memberId} and o.ordered_at >= g.since
       and o.state not in ('CANCELLED', 'REFUNDED')
     group by g."goodId"`.execute(tx);
  return new Map(rows.map(({ id, count }) => [id, Number(count)]));
}

/** Orders that were sent so long ago that they have arrived, held; others may be looking at some already. */
export async function lockArrived(
  tx: Tx,
  { sentBefore, limit }: { readonly sentBefore: Date; readonly limit: number },
): Promise<MallOrder[]> {
  const rows = await tx
    .selectFrom('rewards_mall_orders')
    .selectAll()
    .where('state', '=', 'SHIPPED')
    .where('moved_at', '<=', sentBefore)
    .orderBy('moved_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(read);
}
