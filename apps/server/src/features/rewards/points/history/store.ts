import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';

export type PointSum = { readonly balance: bigint; readonly expiring: bigint };

export async function findSum(
  tx: Tx,
  { memberId, before }: { readonly memberId: string; readonly before: Date },
): Promise<PointSum> {
  const { rows } = await sql<PointSum>`
    select coalesce((select balance from rewards_point_accounts where member_id = ${memberId}), 0) as balance,
           coalesce((select sum(unspent) from rewards_point_lots
                      where member_id = ${memberId} and unspent > 0 and expires_at <= ${before}),
                    0)::bigint as expiring`.execute(tx);
  return rows[0]!;
}

export type PointTransfer = {
  readonly seq: bigint;
  readonly kind: string;
  readonly points: bigint;
  readonly balance_after: bigint;
  readonly at: Date;
};

export function listTransfers(
  tx: Tx,
  wish: { readonly memberId: string; readonly before: bigint | undefined; readonly limit: number },
): Promise<PointTransfer[]> {
  let query = tx
    .selectFrom('rewards_point_transfers')
    .select(['seq', 'kind', 'points', 'balance_after', 'at'])
    .where('member_id', '=', wish.memberId);
  if (wish.before !== undefined) query = query.where('seq', '<', wish.before);
  return query.orderBy('seq', 'desc').limit(wish.limit).execute();
}
