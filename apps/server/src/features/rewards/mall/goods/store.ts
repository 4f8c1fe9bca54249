/** The SQL of goods. Each function takes the transaction that it runs in first, as `tx`. */
import { type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Schema } from '#platform/database/generated/schema';
import type { Good, Texts } from '../good.ts';

export type StoredGood = Good & { readonly changedAt: Date; readonly changedBy: string };

const read = (row: Selectable<Schema['rewards_goods']>): StoredGood => ({
  id: row.id,
  merchantCode: row.merchant_code,
  kind: row.kind as Good['kind'],
  titles: row.titles as Texts,
  descriptions: row.descriptions as Texts,
  picture: row.picture,
  points: row.points,
  worthCents: row.worth_cents,
  rollover: row.rollover,
  stock: row.stock,
  vipMin: row.vip_min,
  limitCount: row.limit_count,
  limitPeriod: row.limit_period as Good['limitPeriod'],
  saleFrom: row.sale_from,
  saleTo: row.sale_to,
  status: row.status as Good['status'],
  sort: row.sort,
  changedAt: row.changed_at,
  changedBy: row.changed_by,
});

/** A merchant's goods in the order in which they are shown. */
export async function listGoods(tx: Tx, merchantCode: string): Promise<StoredGood[]> {
  const rows = await tx
    .selectFrom('rewards_goods')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return rows.map(read);
}

export async function findGood(tx: Tx, id: string): Promise<StoredGood | undefined> {
  const row = await tx
    .selectFrom('rewards_goods')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && read(row);
}

/** A good, held until the transaction ends: nobody takes of its stock meanwhile. */
export async function lockGood(tx: Tx, id: string): Promise<StoredGood | undefined> {
  const row = await tx
    .selectFrom('rewards_goods')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && read(row);
}

/** Takes a piece of the stock; false where there is none left. */
export async function takePiece(tx: Tx, goodId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('rewards_goods')
    .set({ stock: sql<number>`stock - 1` })
    .where('id', '=', goodId)
    .where('stock', '>', 0)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function addStock(
  tx: Tx,
  { goodId, pieces }: { readonly goodId: string; readonly pieces: number },
): Promise<void> {
  await tx
    .updateTable('rewards_goods')
    .set({ stock: sql<number>`stock + ${pieces}` })
    .where('id', '=', goodId)
    .execute();
}

/** Writes a good, new or anew. */
export async function putGood(tx: Tx, good: StoredGood): Promise<void> {
  const row = {
    kind: good.kind,
    titles: JSON.stringify(good.titles),
    descriptions: JSON.stringify(good.descriptions),
    picture: good.picture,
    points: good.points,
    worth_cents: good.worthCents,
    rollover: good.rollover,
    stock: good.stock,
    vip_min: good.vipMin,
    limit_count: good.limitCount,
    limit_period: good.limitPeriod,
    sale_from: good.saleFrom,
    sale_to: good.saleTo,
    status: good.status,
    sort: good.sort,
    changed_at: good.changedAt,
    changed_by: good.changedBy,
  };
  await tx
    .insertInto('rewards_goods')
    .values({ id: good.id, merchant_code: good.merchantCode, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}
