import type { Category } from '@maneki/contract/play/tickets';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { DayTotal } from './day-total.ts';

/** Adds to the days' sums, all of them by one statement. */
export async function addToTotals(tx: Tx, totals: readonly DayTotal[]): Promise<void> {
  if (totals.length === 0) return;
  const rows = totals.map(({ stake, validTurnover, payout, ...total }) => ({
    ...total,
    stake: String(stake),
    validTurnover: String(validTurnover),
    payout: String(payout),
  }));
  await sql`
    insert into play_day_totals as t
      (member_id, business_day, category, vendor_code, currency, merchant_code, stake,
       valid_turnover, payout, bets)
    select "memberId", "businessDay", category, "vendorCode", currency, "merchantCode", stake,
           "validTurnover", payout, bets
      from json_to_recordset(${JSON.stringify(rows)}::json) as added(
        "memberId" uuid, "businessDay" date, category text, "vendorCode" text, currency text,
        "merchantCode" text, stake numeric, "validTurnover" numeric, payout numeric, bets bigint)
    on conflict (member_id, business_day, category, vendor_code, currency) do update
       set stake = t.stake + excluded.stake,
           valid_turnover = t.valid_turnover + excluded.valid_turnover,
           payout = t.payout + excluded.payout,
           bets = t.bets + excluded.bets`.execute(tx);
}

/** What a member has played from one business day to another, both included. */
export async function listDayTotals(
  tx: Tx,
  asked: { readonly memberId: string; readonly from: string; readonly to: string },
): Promise<DayTotal[]> {
  const { rows } = await sql<Record<keyof DayTotal, string>>`
    select member_id as "memberId", merchant_code as "merchantCode",
           to_char(business_day, 'YYYY-MM-DD') as "businessDay", category,
           vendor_code as "vendorCode", currency, stake::text, valid_turnover::text as "validTurnover",
           payout::text, bets::text
      from play_day_totals
     where member_id = ${asked.memberId} and business_day between ${asked.from}::date and ${asked.to}::date
     order by business_day, category, vendor_code, currency`.execute(tx);
  return rows.map((row) => ({
    ...row,
    category: row.category as Category,
    stake: BigInt(row.stake),
    validTurnover: BigInt(row.validTurnover),
    payout: BigInt(row.payout),
    bets: Number(row.bets),
  }));
}
