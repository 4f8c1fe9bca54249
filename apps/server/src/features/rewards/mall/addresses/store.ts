import type { Tx } from '#platform/database/database';

export type StoredAddress = { readonly id: string; readonly sealed: string };

export const listAddresses = (tx: Tx, memberId: string): Promise<StoredAddress[]> =>
  tx
    .selectFrom('rewards_addresses')
    .select(['id', 'sealed'])
    .where('member_id', '=', memberId)
    .orderBy('saved_at', 'desc')
    .orderBy('id')
    .execute();

export const findAddress = (
  tx: Tx,
  { memberId, id }: { readonly memberId: string; readonly id: string },
): Promise<StoredAddress | undefined> =>
  tx
    .selectFrom('rewards_addresses')
    .select(['id', 'sealed'])
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst();

export async function putAddress(
  tx: Tx,
  address: StoredAddress & { readonly memberId: string; readonly now: Date },
): Promise<void> {
  const row = { sealed: address.sealed, saved_at: address.now };
  await tx
    .insertInto('rewards_addresses')
    .values({ id: address.id, member_id: address.memberId, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

export async function deleteAddress(
  tx: Tx,
  { memberId, id }: { readonly memberId: string; readonly id: string },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('rewards_addresses')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
