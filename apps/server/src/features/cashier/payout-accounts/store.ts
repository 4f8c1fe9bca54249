import type { PayoutType } from '@maneki/contract/cashier/payout-places';
import { type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Schema } from '#platform/database/generated/schema';
import type { PayoutAccount } from './payout-account.ts';

const read = (row: Selectable<Schema['cashier_payout_accounts']>): PayoutAccount => ({
  id: row.id,
  merchantCode: row.merchant_code,
  memberId: row.member_id,
  type: row.type as PayoutType,
  bankCode: row.bank_code,
  branch: row.branch,
  network: row.network,
  numberSealed: row.number_sealed,
  lastFour: row.last_four,
  holderName: row.holder_name,
  isDefault: row.is_default,
  boundAt: row.bound_at,
  usableAt: row.usable_at,
  removedAt: row.removed_at,
});

/** The accounts that a member has now: the one that is offered first, then as they were bound. */
export async function listAccounts(tx: Tx, memberId: string): Promise<PayoutAccount[]> {
  const rows = await tx
    .selectFrom('cashier_payout_accounts')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('bound_at')
    .orderBy('id')
    .execute();
  return rows.map(read);
}

/** One of somebody's own accounts; those that were removed are not found. */
export async function findOwnAccount(
  tx: Tx,
  { id, memberId }: { readonly id: string; readonly memberId: string },
): Promise<PayoutAccount | undefined> {
  const row = await tx
    .selectFrom('cashier_payout_accounts')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row && read(row);
}

/** Any of these accounts, also removed ones: orders name them. */
export async function findAccounts(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PayoutAccount>> {
  const rows = await tx
    .selectFrom('cashier_payout_accounts')
    .selectAll()
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, read(row)]));
}

/** How many accounts a member has ever bound. */
export async function countEverBound(tx: Tx, memberId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('cashier_payout_accounts')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** False when somebody of this merchant has bound the number already. */
export async function insertAccount(
  tx: Tx,
  account: Omit<PayoutAccount, 'removedAt'> & { readonly numberHash: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('cashier_payout_accounts')
    .values({
      id: account.id,
      merchant_code: account.merchantCode,
      member_id: account.memberId,
      type: account.type,
      bank_code: account.bankCode,
      branch: account.branch,
      network: account.network,
      number_sealed: account.numberSealed,
      number_hash: account.numberHash,
      last_four: account.lastFour,
      holder_name: account.holderName,
      is_default: account.isDefault,
      bound_at: account.boundAt,
      usable_at: account.usableAt,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['merchant_code', 'number_hash'])
        .where('removed_at', 'is', null)
        .doNothing(),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Makes one account the one that is offered first. */
export async function setDefault(
  tx: Tx,
  { id, memberId }: { readonly id: string; readonly memberId: string },
): Promise<void> {
  const own = tx.updateTable('cashier_payout_accounts').where('member_id', '=', memberId);
  await own.set({ is_default: false }).where('is_default', '=', true).execute();
  await own
    .set({ is_default: true })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .execute();
}

export async function removeAccount(
  tx: Tx,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('cashier_payout_accounts')
    .set({ removed_at: now, is_default: false })
    .where('id', '=', id)
    .execute();
}
