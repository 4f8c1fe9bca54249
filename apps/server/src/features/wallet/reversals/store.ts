import type { Tx } from '#platform/database/database';
import type { WalletName } from '../movement.ts';

/** An account as it stands, which nobody else changes until the transaction ends. */
export async function lockAccount(
  tx: Tx,
  { memberId, wallet }: { readonly memberId: string; readonly wallet: WalletName },
) {
  return tx
    .selectFrom('wallet_accounts')
    .select(['currency', 'available', 'debt'])
    .where('member_id', '=', memberId)
    .where('code', '=', wallet)
    .forUpdate()
    .executeTakeFirst();
}

/** A transfer that took place, with both of its sides. */
export async function findTransfer(
  tx: Tx,
  name: { readonly memberId: string; readonly source: string; readonly key: string },
) {
  return tx
    .selectFrom('wallet_transfers')
    .select(['kind', 'wallet', 'debit', 'credit', 'amount', 'currency'])
    .where('member_id', '=', name.memberId)
    .where('source', '=', name.source)
    .where('key', '=', name.key)
    .where('outcome', '=', 'DONE')
    .executeTakeFirst();
}
