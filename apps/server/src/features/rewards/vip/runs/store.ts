import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';

export type RunName = {
  readonly merchantCode: string;
  readonly job: string;
  /** The day that it is about, or the first day of a month. */
  readonly period: string;
};

/** The earliest run that was begun and not ended, and the latest one that was. */
export async function findPlace(
  tx: Tx,
  { merchantCode, job }: Omit<RunName, 'period'>,
): Promise<{ readonly open: string | null; readonly ended: string | null }> {
  const { rows } = await sql<{ open: string | null; ended: string | null }>`
    select to_char(min(period) filter (where ended_at is null), 'YYYY-MM-DD') as open,
           to_char(max(period) filter (where ended_at is not null), 'YYYY-MM-DD') as ended
      from rewards_vip_runs
     where merchant_code = ${merchantCode} and job = ${job}`.execute(tx);
  return rows[0]!;
}

/** A run, begun where it was not, and held until the transaction ends. */
export async function takeRun(
  tx: Tx,
  { merchantCode, job, period }: RunName,
): Promise<{ readonly after: string | null; readonly isEnded: boolean }> {
  await tx
    .insertInto('rewards_vip_runs')
    .values({ merchant_code: merchantCode, job, period })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { rows } = await sql<{ after: string | null; isEnded: boolean }>`
    select after_member as after, ended_at is not null as "isEnded" from rewards_vip_runs
     where merchant_code = ${merchantCode} and job = ${job} and period = ${period}::date
       for update`.execute(tx);
  return rows[0]!;
}

/** Members up to this one are done. */
export async function advanceRun(
  tx: Tx,
  { merchantCode, job, period, after }: RunName & { readonly after: string },
): Promise<void> {
  await sql`
    update rewards_vip_runs set after_member = ${after}
     where merchant_code = ${merchantCode} and job = ${job} and period = ${period}::date`.execute(
    tx,
  );
}

export async function endRun(
  tx: Tx,
  { merchantCode, job, period, now }: RunName & { readonly now: Date },
): Promise<void> {
  await sql`
    insert into rewards_vip_runs (merchant_code, job, period, ended_at)
    values (${merchantCode}, ${job}, ${period}::date, ${now})
    on conflict (merchant_code, job, period) do update set ended_at = excluded.ended_at`.execute(
    tx,
  );
}
