/** The SQL of what is told about notifications. Each function takes the transaction that it runs in first, as `tx`. */
import type { PushCategory } from '@maneki/contract/messages/push';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';

/** How a delivery ended. */
export type PushOutcome = 'TAKEN' | 'GONE' | 'REFUSED' | 'GIVEN_UP';

export type EndedDelivery = {
  readonly merchantCode: string;
  readonly category: PushCategory;
  readonly outcome: PushOutcome;
};

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** Counts deliveries that have just ended; those of one kind by one row. */
export async function countEnded(
  tx: Tx,
  ended: readonly EndedDelivery[],
  now: Date,
): Promise<void> {
  if (ended.length === 0) return;
  await sql`
    insert into messages_push_days (merchant_code, day, category, outcome, count)
    select one."merchantCode", ${dayOf(now)}::date, one.category, one.outcome, count(*)
      from jsonb_to_recordset(${JSON.stringify(ended)}::jsonb)
             as one ("merchantCode" text, category text, outcome text)
     group by 1, 3, 4 order by 1, 3, 4
        on conflict (merchant_code, day, category, outcome)
           do update set count = messages_push_days.count + excluded.count`.execute(tx);
}

export async function countDevices(tx: Tx, merchantCode: string) {
  const { rows } = await sql<{
    all: number;
    quiet: number;
    byCategory: Partial<Record<PushCategory, number>> | null;
  }>`
    select count(*)::int as all, count(quiet_from)::int as quiet,
           (select jsonb_object_agg(category, count)
              from (select category, count(*)::int as count
                      from messages_push_devices, unnest(categories) as category
                     where merchant_code = ${merchantCode} group by category) as counted) as "byCategory"
      from messages_push_devices where merchant_code = ${merchantCode}`.execute(tx);
  const { all, quiet, byCategory } = rows[0]!;
  return { all, quiet, byCategory: byCategory ?? {} };
}

export async function countWaiting(
  tx: Tx,
  merchantCode: string,
): Promise<{ readonly all: number; readonly tried: number }> {
  const { rows } = await sql<{ all: number; tried: number }>`
    select count(*)::int as all, count(*) filter (where delivery.attempts > 0)::int as tried
      from messages_push_deliveries as delivery
      join messages_push_devices as device on device.session_id = delivery.session_id
     where device.merchant_code = ${merchantCode}`.execute(tx);
  return rows[0]!;
}

export type PushDay = {
  readonly day: string;
  readonly category: PushCategory;
  readonly taken: number;
  readonly gone: number;
  readonly refused: number;
  readonly givenUp: number;
};

/** How deliveries ended, by day and category, the newest first. */
export async function listDays(
  tx: Tx,
  { merchantCode, since }: { readonly merchantCode: string; readonly since: Date },
): Promise<PushDay[]> {
  const { rows } = await sql<PushDay>`
    select day::text as day, category,
           coalesce(sum(count) filter (where outcome = 'TAKEN'), 0)::int as taken,
           coalesce(sum(count) filter (where outcome = 'GONE'), 0)::int as gone,
           coalesce(sum(count) filter (where outcome = 'REFUSED'), 0)::int as refused,
           coalesce(sum(count) filter (where outcome = 'GIVEN_UP'), 0)::int as "givenUp"
      from messages_push_days
     where merchant_code = ${merchantCode} and day >= ${dayOf(since)}::date
     group by day, category order by day desc, category`.execute(tx);
  return rows;
}

export async function pruneDays(tx: Tx, before: Date): Promise<void> {
  await sql`delete from messages_push_days where day < ${dayOf(before)}::date`.execute(tx);
}
