import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { WalletName } from '../movement.ts';

type Account = { readonly memberId: string; readonly wallet: WalletName };

/** A debt that is not paid yet, the oldest first. */
export type Debt = {
  readonly source: string;
  readonly key: string;
  readonly owed_to: string;
  readonly amount: bigint;
  readonly collected: bigint;
};

/** Takes the debt off an account's row for a moment; the row is held until the transaction ends. */
export async function liftDebt(tx: Tx, { memberId, wallet }: Account): Promise<void> {
  await sql`update wallet_accounts set debt = 0
             where member_id = ${memberId} and code = ${wallet}`.execute(tx);
}

/** Puts on the account's row what its debts still come to. */
export async function restoreDebt(tx: Tx, { memberId, wallet }: Account): Promise<void> {
  await sql`
    update wallet_accounts
       set debt = (select coalesce(sum(amount - collected), 0) from wallet_debts
                    where member_id = ${memberId} and wallet = ${wallet})
     where member_id = ${memberId} and code = ${wallet}`.execute(tx);
}

export async function listOpenDebts(tx: Tx, { memberId, wallet }: Account): Promise<Debt[]> {
  const { rows } = await sql<Debt>`
    select source, key, owed_to, amount, collected from wallet_debts
     where member_id = ${memberId} and wallet = ${wallet} and collected < amount
     order by created_at, source, key`.execute(tx);
  return rows;
}

export async function recordCollected(
  tx: Tx,
  { memberId }: Pick<Account, 'memberId'>,
  { source, key }: Debt,
  amount: bigint,
): Promise<void> {
  await sql`
    update wallet_debts set collected = collected + ${amount}
     where member_id = ${memberId} and source = ${source} and key = ${key}`.execute(tx);
}

export async function insertDebt(
  tx: Tx,
  debt: Account & {
    readonly source: string;
    readonly key: string;
    readonly currency: string;
    readonly owedTo: string;
    readonly amount: bigint;
    readonly reason: string;
    readonly at: Date;
  },
): Promise<void> {
  await tx
    .insertInto('wallet_debts')
    .values({
      member_id: debt.memberId,
      source: debt.source,
      key: debt.key,
      wallet: debt.wallet,
      currency: debt.currency,
      owed_to: debt.owedTo,
      amount: debt.amount,
      reason: debt.reason,
      created_at: debt.at,
    })
    .execute();
}
