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

export type MemberTurnover = Pick<DayTotal, 'memberId' | 'currency' | 'category' | 'validTurnover'>;

/** Less than the id of any member. */
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** What the next members after one have played on a business day, by currency and category; in the order of members. */
export async function listTurnovers(
  tx: Tx,
  asked: {
    readonly merchantCode: string;
    readonly day: string;
    readonly after: string | null;
    readonly members: number;
  },
): Promise<MemberTurnover[]> {
  // A stretch of the index between two members, since the planner knows nothing yet of a day that has just ended.
  const ofDay = sql`merchant_code = ${asked.merchantCode} and business_day = ${asked.day}::date
       and member_id > ${asked.after ?? BEFORE_ALL}::uuid`;
  const { rows } = await sql<Record<keyof MemberTurnover, string>>`
    select member_id as "memberId", currency, category, sum(valid_turnover)::text as "validTurnover"
      from play_day_totals
     where ${ofDay}
       and member_id <= (
         select member_id
           from (select distinct member_id from play_day_totals
                  where ${ofDay} order by member_id limit ${asked.members}) as next
          order by member_id desc limit 1)
     group by member_id, currency, category
     order by member_id, currency, category`.execute(tx);
  return rows.map(readTurnover);
}

const readTurnover = (row: Record<keyof MemberTurnover, string>): MemberTurnover => ({
  ...row,
  category: row.category as Category,
  validTurnover: BigInt(row.validTurnover),
});

/** What some members have played on a business day, by currency and category. */
export async function listTurnoversOf(
  tx: Tx,
  asked: { readonly memberIds: readonly string[]; readonly day: string },
): Promise<MemberTurnover[]> {
  const { rows } = await sql<Record<keyof MemberTurnover, string>>`
    select member_id as "memberId", currency, category, sum(valid_turnover)::text as "validTurnover"
      from play_day_totals
     where member_id = any(${asked.memberIds}::uuid[]) and business_day = ${asked.day}::date
     group by member_id, currency, category
     order by member_id, currency, category`.execute(tx);
  return rows.map(readTurnover);
}

/** What members have played from one business day on and before another, by `<member> <currency>`. */
export async function sumTurnovers(
  tx: Tx,
  asked: { readonly memberIds: readonly string[]; readonly from: string; readonly before: string },
): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await sql<{ memberId: string; currency: string; turnover: string }>`
    select member_id as "memberId", currency, sum(valid_turnover)::text as turnover
      from play_day_totals
     where member_id = any(${asked.memberIds}::uuid[])
       and business_day >= ${asked.from}::date and business_day < ${asked.before}::date
     group by member_id, currency`.execute(tx);
  return new Map(
    rows.map(({ memberId, currency, turnover }) => [`${memberId} ${currency}`, BigInt(turnover)]),
  );
}

/** What a member has played in a period in all, in the currency that they play most in. */
export type PeriodTotal = Pick<DayTotal, 'memberId' | 'currency' | 'stake' | 'payout'>;

/** The totals of a merchant's members in a period, by member, after one that was read last. */
export async function sumPeriodByMember(
  tx: Tx,
  asked: {
    readonly merchantCode: string;
    readonly from: string;
    readonly to: string;
    readonly after: string | undefined;
    readonly limit: number;
  },
): Promise<PeriodTotal[]> {
  const { rows } = await sql<Record<keyof PeriodTotal, string>>`
    select distinct on (member_id) member_id as "memberId", currency, stake::text, payout::text
      from (select member_id, currency, sum(stake) as stake, sum(payout) as payout
              from play_day_totals
             where merchant_code = ${asked.merchantCode}
               and business_day between ${asked.from}::date and ${asked.to}::date
               and (${asked.after ?? null}::uuid is null or member_id > ${asked.after ?? null}::uuid)
             group by member_id, currency) as totals
     order by member_id, stake desc limit ${asked.limit}`.execute(tx);
  return rows.map((row) => ({ ...row, stake: BigInt(row.stake), payout: BigInt(row.payout) }));
}

/** What a member has played in a period in a category. */
export type PlayedInPeriod = Pick<
  DayTotal,
  'memberId' | 'currency' | 'category' | 'stake' | 'validTurnover' | 'payout'
>;

/** What some members have played from one business day to another, both included, by currency and category. */
export async function sumPlayed(
  tx: Tx,
  asked: { readonly memberIds: readonly string[]; readonly from: string; readonly to: string },
): Promise<PlayedInPeriod[]> {
  const { rows } = await sql<Record<keyof PlayedInPeriod, string>>`
    select member_id as "memberId", currency, category, sum(stake)::text as stake,
           sum(valid_turnover)::text as "validTurnover", sum(payout)::text as payout
      from play_day_totals
     where member_id = any(${asked.memberIds}::uuid[])
       and business_day between ${asked.from}::date and ${asked.to}::date
     group by member_id, currency, category`.execute(tx);
  return rows.map((row) => ({
    ...row,
    category: row.category as Category,
    stake: BigInt(row.stake),
    validTurnover: BigInt(row.validTurnover),
    payout: BigInt(row.payout),
  }));
}
