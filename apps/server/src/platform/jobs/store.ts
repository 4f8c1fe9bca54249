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

export type JobState = {
  readonly name: string;
  readonly endedAt: Date | null;
  readonly failingSince: Date | null;
  readonly error: string | null;
  readonly waiting: number;
  readonly running: number;
};

/** How each of these jobs ended last, and how many of it wait or run. */
export async function listJobStates(tx: Tx, names: readonly string[]): Promise<JobState[]> {
  const { rows } = await sql<JobState>`
    select known.name, runs.ended_at as "endedAt", runs.failing_since as "failingSince",
           runs.error, coalesce(work.waiting, 0)::int as waiting,
           coalesce(work.running, 0)::int as running
      from unnest(${names}::text[]) as known(name)
      left join platform_job_runs as runs on runs.name = known.name
      left join (
        select name, count(*) filter (where state < 'active') as waiting,
               count(*) filter (where state = 'active') as running
          from pgboss.job where state <= 'active' group by name
      ) as work on work.name = known.name
     order by known.name`.execute(tx);
  return rows;
}

export type FailedWork = {
  readonly id: string;
  readonly name: string;
  readonly state: 'retry' | 'failed';
  readonly attempts: number;
  readonly createdAt: Date;
  readonly nextAt: Date | null;
  readonly error: string | null;
};

/** Work that failed, whether it is tried again or not; the latest first. */
export async function listFailedWork(
  tx: Tx,
  wish: {
    readonly name?: string | undefined;
    readonly before?: string | undefined;
    readonly limit: number;
  },
): Promise<FailedWork[]> {
  const { rows } = await sql<FailedWork>`
    select id, name, state::text as state, retry_count + 1 as attempts, created_on as "createdAt",
           case when state = 'retry' then start_after end as "nextAt",
           coalesce(output ->> 'message', output ->> 'value') as error
      from pgboss.job
     where state in ('retry', 'failed')
       and (${wish.name ?? null}::text is null or name = ${wish.name ?? null})
       and (${wish.before ?? null}::uuid is null or (created_on, id) <
            (select created_on, id from pgboss.job where id = ${wish.before ?? null}::uuid limit 1))
     order by created_on desc, id desc limit ${wish.limit}`.execute(tx);
  return rows;
}
