/** The SQL of spending points. The account is held by whoever calls, `tx` comes first. */
import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { PointMove } from '../point-move.ts';
import type { PointAccount } from '../store.ts';

type HeldMove = Omit<PointMove, 'merchantCode'> & { readonly account: PointAccount };

/** Takes points from the lots that expire first, and remembers which. */
export async function writeSpending(
  tx: Tx,
  { memberId, kind, key, now, account, points }: HeldMove & { readonly points: bigint },
): Promise<void> {
  const seq = account.seq + 1n;
  const balance = account.balance - points;
  await sql`
    with lots as (
      select seq, unspent,
             coalesce(sum(unspent) over (order by expires_at, seq
               rows between unbounded preceding and 1 preceding), 0) as before
        from rewards_point_lots where member_id = ${memberId} and unspent > 0
    ),
    takes as (
      select seq, least(unspent, ${points}::bigint - before)::bigint as taken
        from lots where before < ${points}::bigint
    ),
    taken as (
      update rewards_point_lots as l set unspent = l.unspent - takes.taken
        from takes where l.member_id = ${memberId} and l.seq = takes.seq
    ),
    counted as (
      update rewards_point_accounts set balance = ${balance}, seq = ${seq}
       where member_id = ${memberId}
    ),
    told as (
      insert into rewards_point_transfers (member_id, seq, kind, key, points, balance_after, at)
      values (${memberId}, ${seq}, ${kind}, ${key}, ${-points}, ${balance}, ${now})
    )
    insert into rewards_point_uses (member_id, seq, lot_seq, points)
    select ${memberId}::uuid, ${seq}::bigint, seq, taken from takes`.execute(tx);
}

/** Puts points back into the lots that they were taken from, and answers how many. */
export async function writeReturn(
  tx: Tx,
  {
    memberId,
    kind,
    key,
    now,
    account,
    spentOn,
  }: HeldMove & { readonly spentOn: { readonly kind: string; readonly key: string } },
): Promise<bigint> {
  const { rows } = await sql<{ readonly points: bigint }>`
    with used as (
      select u.lot_seq, u.points
        from rewards_point_uses as u
        join rewards_point_transfers as t using (member_id, seq)
       where t.member_id = ${memberId} and t.kind = ${spentOn.kind} and t.key = ${spentOn.key}
    ),
    whole as (select sum(points)::bigint as points from used having sum(points) > 0),
    put_back as (
      update rewards_point_lots as l set unspent = l.unspent + used.points
        from used where l.member_id = ${memberId} and l.seq = used.lot_seq
    ),
    counted as (
      update rewards_point_accounts set balance = balance + whole.points, seq = ${account.seq + 1n}
        from whole where member_id = ${memberId}
    )
    insert into rewards_point_transfers (member_id, seq, kind, key, points, balance_after, at)
    select ${memberId}::uuid, ${account.seq + 1n}::bigint, ${kind}, ${key}, points,
           ${account.balance}::bigint + points, ${now}::timestamptz
      from whole
    returning points`.execute(tx);
  return rows[0]?.points ?? 0n;
}
