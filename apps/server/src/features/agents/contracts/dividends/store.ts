import type { DividendPeriod } from '@maneki/contract/agents/contract';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { PeriodChoice } from '../rules/periods.ts';

/** By which periods a merchant has settled, settles, and will settle. */
export async function listChoices(tx: Tx, merchantCode: string): Promise<PeriodChoice[]> {
  const { rows } = await sql<{ fromDay: string; period: DividendPeriod }>`
    select to_char(from_day, 'YYYY-MM-DD') as "fromDay", period
      from agents_dividend_periods where merchant_code = ${merchantCode} order by from_day`.execute(
    tx,
  );
  return rows;
}

/** What was to come from that day on before is replaced. */
export async function saveChoice(
  tx: Tx,
  {
    merchantCode,
    fromDay,
    period,
    by,
    now,
  }: PeriodChoice & { readonly merchantCode: string; readonly by: string; readonly now: Date },
): Promise<void> {
  await sql`
    insert into agents_dividend_periods (merchant_code, from_day, period, changed_at, changed_by)
    values (${merchantCode}, ${fromDay}::date, ${period}, ${now}, ${by})
    on conflict (merchant_code, from_day) do update
       set period = excluded.period, changed_at = excluded.changed_at,
           changed_by = excluded.changed_by`.execute(tx);
}
