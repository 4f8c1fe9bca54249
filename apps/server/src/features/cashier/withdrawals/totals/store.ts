/** What a member's orders come to. */
import type { Tx } from '#platform/database/database';
import { GIVEN_BACK } from '../withdrawal.ts';

/** What a member has requested on a business day, without what came back. */
export async function sumDay(
  tx: Tx,
  day: { readonly memberId: string; readonly currency: string; readonly businessDay: string },
): Promise<{ readonly count: number; readonly amount: bigint }> {
  const row = await tx
    .selectFrom('cashier_withdrawals')
    .select((of) => [of.fn.countAll<string>().as('count'), of.fn.sum('amount').as('amount')])
    .where('member_id', '=', day.memberId)
    .where('currency', '=', day.currency)
    .where('business_day', '=', day.businessDay)
    .where('status', 'not in', GIVEN_BACK)
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), amount: BigInt(row.amount ?? 0) };
}

export type Paid = { readonly count: number; readonly amount: bigint };

/** What was paid to a member: in all, since a moment, or to one account. */
export async function sumPaid(
  tx: Tx,
  of: {
    readonly memberId: string;
    readonly currency: string;
    readonly since?: Date | undefined;
    readonly accountId?: string | undefined;
  },
): Promise<Paid> {
  let query = tx
    .selectFrom('cashier_withdrawals')
    .select((fn) => [fn.fn.countAll<string>().as('count'), fn.fn.sum('amount').as('amount')])
    .where('member_id', '=', of.memberId)
    .where('currency', '=', of.currency)
    .where('status', '=', 'PAID');
  if (of.since !== undefined) query = query.where('status_at', '>=', of.since);
  if (of.accountId !== undefined) query = query.where('account_id', '=', of.accountId);
  const row = await query.executeTakeFirstOrThrow();
  return { count: Number(row.count), amount: BigInt(row.amount ?? 0) };
}
