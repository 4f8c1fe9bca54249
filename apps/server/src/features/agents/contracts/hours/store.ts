import type { Category } from '@maneki/contract/play/tickets';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import { lineOnDay } from '../tree.ts';

export type HourTurnover = {
  readonly merchantCode: string;
  readonly hour: Date;
  readonly memberId: string;
  readonly category: Category;
  readonly currency: string;
  readonly validTurnover: bigint;
};

/** Adds to the hours' sums, all of them by one statement. */
export async function addToHours(tx: Tx, hours: readonly HourTurnover[]): Promise<void> {
  if (hours.length === 0) return;
  const rows = hours.map((row) => ({ ...row, validTurnover: String(row.validTurnover) }));
  await sql`
    insert into agents_hours as h
      (merchant_code, hour, member_id, category, currency, valid_turnover)
    select "merchantCode", hour, "memberId", category, currency, "validTurnover"
      from json_to_recordset(${JSON.stringify(rows)}::json) as added(
        "merchantCode" text, hour timestamptz, "memberId" uuid, category text, currency text,
        "validTurnover" numeric)
    on conflict (merchant_code, hour, member_id, category, currency) do update
       set valid_turnover = h.valid_turnover + excluded.valid_turnover`.execute(tx);
}

/** What the teams of some agents played in an hour, without the agents themselves. */
export async function sumTeamHour(
  tx: Tx,
  asked: {
    readonly merchantCode: string;
    readonly hour: Date;
    /** The business day that the hour belongs to. */
    readonly day: string;
    readonly agentIds: readonly string[];
  },
): Promise<
  {
    readonly agentId: string;
    readonly currency: string;
    readonly category: Category;
    readonly validTurnover: bigint;
  }[]
> {
  const { rows } = await sql<{
    agentId: string;
    currency: string;
    category: Category;
    validTurnover: string;
  }>`
    select above.id as "agentId", h.currency, h.category, sum(h.valid_turnover)::text as "validTurnover"
      from agents_hours h
      join agents_nodes n on n.member_id = h.member_id
     cross join unnest(${lineOnDay(asked.day)}) as above(id)
     where h.merchant_code = ${asked.merchantCode} and h.hour = ${asked.hour}
       and above.id = any(${asked.agentIds}::uuid[])
     group by above.id, h.currency, h.category`.execute(tx);
  return rows.map((row) => ({ ...row, validTurnover: BigInt(row.validTurnover) }));
}

export async function pruneHours(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('agents_hours').where('hour', '<', before).execute();
}
