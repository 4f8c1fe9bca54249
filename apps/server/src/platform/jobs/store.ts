import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';

/** A job whose last run failed. */
export type FailingJob = {
  readonly name: string;
  /** When the first run failed of those that have failed without a good one between. */
  readonly since: Date;
  readonly error: string;
};

/** Writes down how a run ended; one that is good ends a row of failures. */
export async function recordRun(
  tx: Tx,
  run: { readonly name: string; readonly at: Date; readonly error: string | null },
): Promise<void> {
  const { name, at, error } = run;
  const since = error === null ? null : at;
  await sql`
    insert into platform_job_runs as r (name, ended_at, failing_since, error)
    values (${name}, ${at}, ${since}, ${error})
        on conflict (name) do update
       set ended_at = excluded.ended_at, error = excluded.error,
           failing_since = case when excluded.error is not null
                                then coalesce(r.failing_since, excluded.failing_since) end`.execute(
    tx,
  );
}

/** Forgets jobs that the code no longer has: nobody would ever end their failures. */
export async function forgetRuns(tx: Tx, known: readonly string[]): Promise<void> {
  await sql`delete from platform_job_runs where name <> all(${known}::text[])`.execute(tx);
}

export async function listFailingJobs(tx: Tx): Promise<FailingJob[]> {
  const { rows } = await sql<FailingJob>`
    select name, failing_since as since, error
      from platform_job_runs where failing_since is not null order by name`.execute(tx);
  return rows;
}
