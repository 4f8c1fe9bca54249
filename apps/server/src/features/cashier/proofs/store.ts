/** The SQL of receipts. Each function takes the transaction that it runs in first, as `tx`. */
import type { Tx } from '#platform/database/database';

export type Receipt = {
  readonly id: string;
  readonly orderNo: string;
  readonly hash: string;
  readonly width: number;
  readonly height: number;
};

/** Receipts of orders without the pictures themselves, the oldest first. */
export async function listReceipts(tx: Tx, orderNos: readonly string[]): Promise<Receipt[]> {
  if (orderNos.length === 0) return [];
  return tx
    .selectFrom('cashier_receipts')
    .select(['id', 'order_no as orderNo', 'hash', 'width', 'height'])
    .where('order_no', 'in', [...orderNos])
    .orderBy('added_at')
    .orderBy('id')
    .execute();
}

export async function insertReceipt(
  tx: Tx,
  receipt: Receipt & { readonly bytes: Buffer; readonly addedAt: Date },
): Promise<void> {
  const { id, orderNo, hash, width, height, bytes, addedAt } = receipt;
  await tx
    .insertInto('cashier_receipts')
    .values({ id, order_no: orderNo, hash, width, height, bytes, added_at: addedAt })
    .execute();
}

export async function findReceipt(
  tx: Tx,
  { orderNo, id }: { readonly orderNo: string; readonly id: string },
): Promise<Buffer | undefined> {
  const row = await tx
    .selectFrom('cashier_receipts')
    .select('bytes')
    .where('order_no', '=', orderNo)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.bytes;
}

/** Forgets an order's receipts but these. */
export async function keepOnly(
  tx: Tx,
  { orderNo, ids }: { readonly orderNo: string; readonly ids: readonly string[] },
): Promise<void> {
  let query = tx.deleteFrom('cashier_receipts').where('order_no', '=', orderNo);
  if (ids.length > 0) query = query.where('id', 'not in', [...ids]);
  await query.execute();
}
