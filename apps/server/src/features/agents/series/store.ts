import type { SeriesGroup } from '@maneki/contract/play/lottery';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { SeriesBet, SeriesDay, SeriesTicket } from './series-ticket.ts';

const write = (rows: readonly object[]) =>
  JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value));

const nameOf = ({
  memberId,
  providerCode,
  txId,
}: Pick<SeriesBet, 'memberId' | 'providerCode' | 'txId'>) => `${memberId} ${providerCode} ${txId}`;

/** Writes down decided tickets. Answers those that were not yet: only they are to be shared out. */
export async function insertTickets(
  tx: Tx,
  tickets: readonly SeriesTicket[],
): Promise<SeriesTicket[]> {
  if (tickets.length === 0) return [];
  const { rows } = await sql<{ memberId: string; providerCode: string; txId: string }>`
    insert into agents_series_tickets
      (member_id, provider_code, tx_id, merchant_code, currency, rebate_group, chosen, personal,
       stake, day, amount, is_paid)
    select "memberId", "providerCode", "txId", "merchantCode", currency, "group", chosen, personal,
           stake, day, amount, "isPaid"
      from json_to_recordset(${write(tickets)}::json) as ticket(
        "memberId" uuid, "providerCode" text, "txId" text, "merchantCode" text, currency text,
        "group" text, chosen int, personal int, stake bigint, day date, amount bigint,
        "isPaid" boolean)
    on conflict do nothing
    returning member_id as "memberId", provider_code as "providerCode", tx_id as "txId"`.execute(
    tx,
  );
  // Of two that are told together the first one counts.
  const isNew = new Set(rows.map(nameOf));
  return tickets.filter((ticket) => isNew.delete(nameOf(ticket)));
}

/**
 * Writes down that tickets were taken back, each once, and answers what they were. One that is not there yet is left as
 * one that gave nothing, so that it is not shared out when it is heard of.
 */
export async function takeBackTickets(tx: Tx, bets: readonly SeriesBet[]): Promise<SeriesTicket[]> {
  if (bets.length === 0) return [];
  const { rows } = await sql<SeriesTicket>`
    insert into agents_series_tickets as t
      (member_id, provider_code, tx_id, merchant_code, currency, rebate_group, chosen, personal,
       stake, day, amount, is_paid, taken_back_on)
    select distinct on ("memberId", "providerCode", "txId")
           "memberId", "providerCode", "txId", "merchantCode", currency, "group", chosen, chosen, 0,
           day, 0, false, day
      from json_to_recordset(${write(bets)}::json) as bet(
        "memberId" uuid, "providerCode" text, "txId" text, "merchantCode" text, currency text,
        "group" text, chosen int, day date)
     order by "memberId", "providerCode", "txId", day
    on conflict (member_id, provider_code, tx_id) do update
       set taken_back_on = excluded.taken_back_on
     where t.taken_back_on is null
    returning t.member_id as "memberId", t.provider_code as "providerCode", t.tx_id as "txId",
              t.merchant_code as "merchantCode", t.currency, t.rebate_group as "group", t.chosen,
              t.personal, t.stake, to_char(t.taken_back_on, 'YYYY-MM-DD') as day, t.amount,
              t.is_paid as "isPaid"`.execute(tx);
  return rows;
}

/** Adds to what days have to share out. */
export async function addToDays(tx: Tx, days: readonly SeriesDay[]): Promise<void> {
  if (days.length === 0) return;
  await sql`
    insert into agents_series_days as d
      (member_id, day, currency, rebate_group, base, merchant_code, stake, later)
    select "memberId", day, currency, "group", base, "merchantCode", stake, later
      from json_to_recordset(${write(days)}::json) as added(
        "memberId" uuid, day date, currency text, "group" text, base int, "merchantCode" text,
        stake bigint, later bigint)
    on conflict (member_id, day, currency, rebate_group, base) do update
       set stake = d.stake + excluded.stake, later = d.later + excluded.later`.execute(tx);
}

/** What a day has to share out of what some members bet by series. */
export async function listSeriesDays(
  tx: Tx,
  { memberIds, day }: { readonly memberIds: readonly string[]; readonly day: string },
): Promise<SeriesDay[]> {
  const { rows } = await sql<Omit<SeriesDay, 'group'> & { group: SeriesGroup }>`
    select member_id as "memberId", to_char(day, 'YYYY-MM-DD') as day, currency,
           rebate_group as "group", base, merchant_code as "merchantCode", stake, later
      from agents_series_days
     where member_id = any(${memberIds}::uuid[]) and day = ${day}::date
     order by member_id, currency, rebate_group, base`.execute(tx);
  return rows;
}
