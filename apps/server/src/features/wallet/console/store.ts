import type { TransferKind } from '@maneki/contract/wallet/kinds';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { WalletName } from '../movement.ts';
import type { Position } from '../record/cursor.ts';

/** The accounts of a member that were ever touched, MAIN first. */
export const listAccounts = (tx: Tx, memberId: string) =>
  tx
    .selectFrom('wallet_accounts')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('code', 'desc')
    .execute();

/** What a member still owes, the oldest first. */
export const listDebts = (tx: Tx, memberId: string) =>
  tx
    .selectFrom('wallet_debts')
    .selectAll()
    .where('member_id', '=', memberId)
    .whereRef('collected', '<', 'amount')
    .orderBy('created_at')
    .execute();

export type Choice = {
  readonly memberId: string;
  readonly wallet: WalletName;
  readonly kinds?: readonly TransferKind[] | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
};

export type TransferRow = {
  readonly at: Date;
  readonly seq: bigint;
  readonly kind: TransferKind;
  readonly isIn: boolean;
  readonly amount: bigint;
  readonly currency: string;
  readonly balanceAfter: bigint;
  readonly author: string | null;
  readonly remark: string | null;
};

/** The newest first, after a position where one is given. Transfers of nothing close lost bets and say nothing. */
export async function listTransfers(
  tx: Tx,
  { memberId, wallet, kinds, from, to }: Choice,
  { after, limit }: { readonly after: Position | undefined; readonly limit: number },
): Promise<TransferRow[]> {
  const conditions = [
    sql`member_id = ${memberId} and wallet = ${wallet} and seq is not null`,
    sql`outcome = 'DONE' and amount > 0`,
    ...(kinds ? [sql`kind = any(${[...kinds]}::text[])`] : []),
    ...(from ? [sql`at >= ${from}`] : []),
    ...(to ? [sql`at < ${to}`] : []),
    ...(after ? [sql`(at, seq) < (${after.at}::timestamptz, ${after.seq}::bigint)`] : []),
  ];
  const { rows } = await sql<TransferRow>`
    select at, seq, kind, credit = wallet as "isIn", amount, currency,
           balance_after as "balanceAfter", author, remark
      from wallet_transfers
     where ${sql.join(conditions, sql` and `)}
     order by at desc, seq desc
     limit ${limit}`.execute(tx);
  return rows;
}
