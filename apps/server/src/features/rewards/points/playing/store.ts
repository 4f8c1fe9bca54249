import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import { type Played, worthOfPoint } from '../playing.ts';

/** Under which kind points for playing stand in a member's history. */
export const PLAY = 'PLAY';

/**
 * Adds what was played, and the points that became whole by it, by one statement for all members: what they had played
 * before is known only to the row that is written.
 */
export async function addPlayed(
  tx: Tx,
  {
    played,
    now,
    expiresAt,
  }: { readonly played: readonly Played[]; readonly now: Date; readonly expiresAt: Date },
): Promise<void> {
  const rows = played.map(({ worth, eventId, ...row }) => ({
    ...row,
    worth: String(worth),
    onePoint: String(worthOfPoint(row.currency)),
    eventId: String(eventId),
  }));
  await sql`
    with played as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as p(
        "memberId" uuid, "merchantCode" text, currency text, worth numeric, "onePoint" numeric,
        "eventId" bigint)
    ),
    added as (
      insert into rewards_point_plays as p (member_id, currency, worth)
      select "memberId", currency, worth from played
      on conflict (member_id, currency) do update set worth = p.worth + excluded.worth
      returning member_id, currency, worth as after
    ),
    earned as (
      select p."memberId" as member_id, p."merchantCode" as merchant_code,
             max(p."eventId")::text as key,
             sum(div(a.after, p."onePoint") - div(a.after - p.worth, p."onePoint"))::bigint as points
        from played as p
        join added as a on a.member_id = p."memberId" and a.currency = p.currency
       group by p."memberId", p."merchantCode"
      having sum(div(a.after, p."onePoint") - div(a.after - p.worth, p."onePoint")) > 0
       order by p."memberId"
    ),
    counted as (
      insert into rewards_point_accounts as a (member_id, merchant_code, balance, seq)
      select member_id, merchant_code, points, 1 from earned
      on conflict (member_id) do update set balance = a.balance + excluded.balance, seq = a.seq + 1
      returning member_id, balance, seq
    ),
    told as (
      insert into rewards_point_transfers (member_id, seq, kind, key, points, balance_after, at)
      select member_id, c.seq, ${PLAY}, e.key, e.points, c.balance, ${now}::timestamptz
        from counted as c join earned as e using (member_id)
    )
    insert into rewards_point_lots (member_id, seq, points, unspent, expires_at)
    select member_id, c.seq, e.points, e.points, ${expiresAt}::timestamptz
      from counted as c join earned as e using (member_id)`.execute(tx);
}
