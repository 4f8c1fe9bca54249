/** What a member's orders come to. */
import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';

export type Paid = { readonly count: number; readonly amount: bigint };

/** What was paid to a member: ever, since a moment, and to one account. */
export async function sumPaid(
  tx: Tx,
  of: {
    readonly memberId: string;
    readonly currency: string;
    readonly since: Date;
    readonly accountId: string;
  },
): Promise<{ readonly ever: Paid; readonly lately: Paid; readonly toAccount: number }> {
  const { rows } = await sql<{
    count: number;
    amount: string;
    lately: number;
    latelyAmount: string;
    toAccount: number;
  }>`
    select count(*)::int as count, coalesce(sum(amount), 0)::text as amount,
           count(*) filter (where status_at >= ${of.since})::int as lately,
           coalesce(sum(amount) filter (where status_at >= ${of.since}), 0)::text as "latelyAmount",
           count(*) filter (where account_id = ${of.accountId})::int as "toAccount"
      from cashier_withdrawals
     where member_id = ${of.memberId} and currency = ${of.currency} and status = 'PAID'`.execute(
    tx,
  );
  const { count, amount, lately, latelyAmount, toAccount } = rows[0]!;
  return {
    ever: { count, amount: BigInt(amount) },
    lately: { count: lately, amount: BigInt(latelyAmount) },
    toAccount,
  };
}
