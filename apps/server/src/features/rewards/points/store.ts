import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Earning } from './earning.ts';

export async function openAccount(
  tx: Tx,
  { memberId, merchantCode }: Pick<Earning, 'memberId' | 'merchantCode'>,
): Promise<void> {
  await tx
    .insertInto('rewards_point_accounts')
    .values({ member_id: memberId, merchant_code: merchantCode, balance: 0n, seq: 0n })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export type PointAccount = { readonly balance: bigint; readonly seq: bigint };

/** An account, held until the transaction ends. */
export const lockAccount = (tx: Tx, memberId: string): Promise<PointAccount> =>
  tx
    .selectFrom('rewards_point_accounts')
    .select(['balance', 'seq'])
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** What somebody has; nothing where they never had any. */
export async function findPoints(tx: Tx, memberId: string): Promise<bigint> {
  const row = await tx
    .selectFrom('rewards_point_accounts')
    .select('balance')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.balance ?? 0n;
}

export async function isTold(
  tx: Tx,
  { memberId, kind, key }: Pick<Earning, 'memberId' | 'kind' | 'key'>,
): Promise<boolean> {
  const row = await tx
    .selectFrom('rewards_point_transfers')
    .select('seq')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes points that came in: the balance, why, and until when they last. The account is held. */
export async function writeEarning(
  tx: Tx,
  earning: Earning & { readonly account: PointAccount; readonly expiresAt: Date },
): Promise<void> {
  const { memberId, kind, key, account, now, expiresAt } = earning;
  const points = BigInt(earning.points);
  const seq = account.seq + 1n;
  const balance = account.balance + points;
  await sql`
    with counted as (
      update rewards_point_accounts set balance = ${balance}, seq = ${seq}
       where member_id = ${memberId}
    ),
    told as (
      insert into rewards_point_transfers (member_id, seq, kind, key, points, balance_after, at)
      values (${memberId}, ${seq}, ${kind}, ${key}, ${points}, ${balance}, ${now})
    )
    insert into rewards_point_lots (member_id, seq, points, unspent, expires_at)
    values (${memberId}, ${seq}, ${points}, ${points}, ${expiresAt})`.execute(tx);
}

/** Takes points from the lots that expire first, and remembers which. */
export async function writeSpending(
  tx: Tx,
  spending: Omit<Earning, 'merchantCode'> & { readonly account: PointAccount },
): Promise<void> {
  const { memberId, kind, key, now, account } = spending;
  const points = BigInt(spending.points);
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
