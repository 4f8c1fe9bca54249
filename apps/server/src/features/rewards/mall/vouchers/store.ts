import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';

export type VoucherCode = { readonly id: string; readonly sealed: string; readonly hash: string };

/** Adds codes to the pool of a good, and answers how many were new. */
export async function insertCodes(
  tx: Tx,
  {
    goodId,
    codes,
    now,
  }: { readonly goodId: string; readonly codes: readonly VoucherCode[]; readonly now: Date },
): Promise<number> {
  const { rows } = await sql<{ readonly id: string }>`
    insert into rewards_voucher_codes (id, good_id, sealed, hash, added_at)
    select id, ${goodId}::uuid, sealed, hash, ${now}::timestamptz
      from json_to_recordset(${JSON.stringify(codes)}::json) as c(id uuid, sealed text, hash text)
    on conflict (good_id, hash) do nothing returning id`.execute(tx);
  return rows.length;
}

/** Gives an order the oldest code that nobody has; false where there is none left. */
export async function takeCode(
  tx: Tx,
  { goodId, orderNo }: { readonly goodId: string; readonly orderNo: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update rewards_voucher_codes set order_no = ${orderNo}
     where id = (select id from rewards_voucher_codes
                  where good_id = ${goodId} and order_no is null
                  order by id limit 1 for update skip locked)`.execute(tx);
  return numAffectedRows === 1n;
}

export async function findCode(
  tx: Tx,
  orderNo: string,
): Promise<{ readonly id: string; readonly sealed: string } | undefined> {
  return tx
    .selectFrom('rewards_voucher_codes')
    .select(['id', 'sealed'])
    .where('order_no', '=', orderNo)
    .executeTakeFirst();
}
