import type { RebateGroup } from '@maneki/contract/agents/rebate-groups';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Line } from './lines-of.ts';

/** Writes how shares of a day came about; what is written already stays as it is. */
export async function insertLines(
  tx: Tx,
  lines: readonly Line[],
  { merchantCode, day }: { readonly merchantCode: string; readonly day: string },
): Promise<void> {
  if (lines.length === 0) return;
  const rows = lines.map(({ turnover, amount, ...line }) => ({
    ...line,
    turnover: String(turnover),
    amount: String(amount),
  }));
  await sql`
    insert into agents_rebate_lines
      (member_id, day, source_id, rebate_group, currency, merchant_code, turnover, rate, amount)
    select "memberId", ${day}::date, "sourceId", "group", currency, ${merchantCode}, turnover, rate,
           amount
      from json_to_recordset(${JSON.stringify(rows)}::json) as line(
        "memberId" uuid, "sourceId" uuid, "group" text, currency text, turnover bigint, rate int,
        amount bigint)
    on conflict do nothing`.execute(tx);
}

/** What a member earned on a day in a currency. */
export type DaySum = {
  readonly memberId: string;
  readonly currency: string;
  readonly own: bigint;
  readonly team: bigint;
};

/** What the next members after one earned on a day, in the order of members. */
export async function sumLines(
  tx: Tx,
  asked: {
    readonly merchantCode: string;
    readonly day: string;
    readonly after: string | null;
    readonly members: number;
  },
): Promise<DaySum[]> {
  const { rows } = await sql<DaySum>`
    select member_id as "memberId", currency,
           coalesce(sum(amount) filter (where source_id = member_id), 0)::bigint as own,
           coalesce(sum(amount) filter (where source_id <> member_id), 0)::bigint as team
      from agents_rebate_lines
     where merchant_code = ${asked.merchantCode} and day = ${asked.day}::date
       and member_id in (
         select distinct member_id from agents_rebate_lines
          where merchant_code = ${asked.merchantCode} and day = ${asked.day}::date
            and (${asked.after}::uuid is null or member_id > ${asked.after}::uuid)
          order by member_id limit ${asked.members})
     group by member_id, currency
     order by member_id, currency`.execute(tx);
  return rows;
}

/** What members got of a day for what they played themselves, by `<member> <currency> <group>`. */
export async function sumOwnLines(
  tx: Tx,
  { memberIds, day }: { readonly memberIds: readonly string[]; readonly day: string },
): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await sql<{ key: string; amount: bigint }>`
    select concat_ws(' ', member_id, currency, rebate_group) as key, amount
      from agents_rebate_lines
     where member_id = any(${memberIds}::uuid[]) and day = ${day}::date
       and source_id = member_id`.execute(tx);
  return new Map(rows.map(({ key, amount }) => [key, amount]));
}

/** How a day of one member came about, by group. */
export async function sumByGroup(
  tx: Tx,
  asked: { readonly memberId: string; readonly day: string; readonly currency: string },
): Promise<{ group: RebateGroup; isOwn: boolean; turnover: bigint; amount: bigint }[]> {
  const { rows } = await sql<{
    group: RebateGroup;
    isOwn: boolean;
    turnover: bigint;
    amount: bigint;
  }>`
    select rebate_group as "group", source_id = member_id as "isOwn",
           sum(turnover)::bigint as turnover, sum(amount)::bigint as amount
      from agents_rebate_lines
     where member_id = ${asked.memberId} and day = ${asked.day}::date
       and currency = ${asked.currency}
     group by 1, 2 order by 2 desc, 4 desc, 1`.execute(tx);
  return rows;
}
