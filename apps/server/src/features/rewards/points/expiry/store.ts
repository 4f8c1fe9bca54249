/** The SQL of points that expire. Each function takes the transaction that it runs in first, as `tx`. */
import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';

/** Under which kind points that expired stand in a member's history. */
export const EXPIRY = 'EXPIRY';

/** Holds some accounts with points whose time is over; what else moves their points waits. */
export async function lockExpiring(
  tx: Tx,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ readonly id: string }>`
    select member_id as id from rewards_point_accounts
     where member_id in (select distinct member_id from rewards_point_lots
                          where unspent > 0 and expires_at <= ${now} limit ${limit})
     order by member_id for update`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Takes from accounts that are held what is left of lots whose time is over. */
export async function writeExpiry(
  tx: Tx,
  { memberIds, now }: { readonly memberIds: readonly string[]; readonly now: Date },
): Promise<void> {
  await sql`
    with due as (
      select member_id, seq, unspent from rewards_point_lots
       where member_id = any(${memberIds}::uuid[]) and unspent > 0 and expires_at <= ${now}
    ),
    ended as (
      update rewards_point_lots as l set unspent = 0
        from due where l.member_id = due.member_id and l.seq = due.seq
    ),
    whole as (select member_id, sum(unspent)::bigint as points from due group by member_id),
    counted as (
      update rewards_point_accounts as a set balance = a.balance - whole.points, seq = a.seq + 1
        from whole where a.member_id = whole.member_id
      returning a.member_id, a.seq, a.balance, whole.points
    )
    insert into rewards_point_transfers (member_id, seq, kind, key, points, balance_after, at)
    select member_id, seq, ${EXPIRY}, seq::text, -points, balance, ${now}::timestamptz
      from counted`.execute(tx);
}

export type Warning = {
  readonly memberId: string;
  readonly merchantCode: string;
  readonly points: bigint;
};

/** Writes down whose points expire by then and who was not told yet, and answers them. */
export async function insertWarnings(
  tx: Tx,
  asked: { readonly expiresAt: Date; readonly expiresOn: string; readonly limit: number },
): Promise<Warning[]> {
  const { rows } = await sql<Warning>`
    with due as (
      select l.member_id, sum(l.unspent)::bigint as points
        from rewards_point_lots as l
       where l.unspent > 0 and l.expires_at <= ${asked.expiresAt}
         and not exists (select from rewards_point_warnings as w
                          where w.member_id = l.member_id and w.expires_on = ${asked.expiresOn}::date)
       group by l.member_id order by l.member_id limit ${asked.limit}
    ),
    warned as (
      insert into rewards_point_warnings (member_id, expires_on, points)
      select member_id, ${asked.expiresOn}::date, points from due
      on conflict do nothing returning member_id, points
    )
    select w.member_id as "memberId", a.merchant_code as "merchantCode", w.points
      from warned as w join rewards_point_accounts as a using (member_id)`.execute(tx);
  return rows;
}
