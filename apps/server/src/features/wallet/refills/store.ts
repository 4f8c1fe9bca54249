import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { WalletName } from '../movement.ts';

type Named = { readonly memberId: string; readonly wallet: WalletName };

/** Holds an account until the transaction ends: two refills of it follow each other. */
export async function lockAccount(tx: Tx, { memberId, wallet }: Named) {
  return tx
    .selectFrom('wallet_accounts')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('code', '=', wallet)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** When a wallet was last filled up, unless that was before. */
export async function findLastRefill(
  tx: Tx,
  { memberId, wallet, since }: Named & { readonly since: Date },
): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date }>`
    select at from wallet_transfers
     where member_id = ${memberId} and wallet = ${wallet} and at > ${since} and seq is not null
       and kind = 'REFILL'
     order by at desc limit 1`.execute(tx);
  return rows[0]?.at;
}
