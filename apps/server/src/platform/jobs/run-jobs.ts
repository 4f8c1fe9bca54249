import { randomUUID } from 'node:crypto';
import type { Clock } from '@maneki/kernel/clock';
import { invariant } from '@maneki/kernel/invariant';
import { PgBoss } from 'pg-boss';
import type { Database, Tx } from '#platform/database/database';
import type { Log } from '#platform/metrics/log';
import type { Metrics } from '#platform/metrics/metrics';
import type { Job, JobContext, SendOptions } from './job.ts';
import { createJobExecutor, executeIn } from './job-executor.ts';
import { forgetRuns, recordRun } from './store.ts';

const RETRIES = { retryLimit: 5, retryDelay: 5, retryBackoff: true, retryDelayMax: 600 } as const;
const EXPIRE_AFTER_SECONDS = 15 * 60;
const KEEP_DONE_SECONDS = 24 * 60 * 60;
const STOP_WITHIN_MS = 20_000;
const NO_JOB = '00000000-0000-0000-0000-000000000000';

/** A notice wakes a worker at once; looking without one is for notices that were missed. */
const LOOK_EVERY_SECONDS = { pollingIntervalSeconds: 5, notifyPollingIntervalSeconds: 30 } as const;

export type Jobs = {
  /** Sends a job in the transaction that calls for it: undone with it, started after it. */
  send(tx: Tx, name: Job['name'], data: object, options?: SendOptions): Promise<void>;
  /** Has work that was given up tried once more; answers whether there was any. */
  retry(tx: Tx, name: string, id: string): Promise<boolean>;
  /** Every job of the code, and when each runs by itself. */
  readonly known: readonly Pick<Job, 'name' | 'schedule'>[];
  /** Waits for the jobs under way; nothing runs afterwards. */
  stop(): Promise<void>;
};

export type JobServices = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'countJob'>;
};

/** Every node can send jobs; those that are workers run them and keep their schedules. */
export async function runJobs(
  options: JobServices & { readonly jobs: readonly Job[]; readonly isWorker: boolean },
): Promise<Jobs> {
  const { database, jobs, isWorker, log } = options;
  const boss = new PgBoss({
    db: createJobExecutor(database),
    backend: database.engine === 'embedded' ? 'pglite' : 'postgres',
    schema: 'pgboss',
    useListenNotify: true,
    supervise: isWorker,
    schedule: isWorker,
    // The embedded engine has no vacuum of its own that could fall behind.
    monitorVacuum: database.engine === 'postgres',
    reindex: database.engine === 'postgres',
  });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue reports an error'));
  boss.on('warning', (warning) => log.warn({ warning }, 'the job queue warns'));

  await startTogether(boss);
  try {
    for (const job of jobs) await openQueue(boss, job);
    if (isWorker) {
      await keepSchedules(boss, jobs);
      const names = jobs.map(({ name }) => name);
      await database.statement((tx) => forgetRuns(tx, names));
      for (const job of jobs) await workOn(boss, job, options);
    }
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }

  const names = new Set<string>(jobs.map(({ name }) => name));
  return {
    async send(tx, name, data, { startAfter, key } = {}) {
      invariant(names.has(name), `there is no job ${name}`);
      // Without a key of its own it must not meet another that has none either.
      const singletonKey = key ?? randomUUID();
      const when = startAfter && { startAfter };
      await boss.send(name, data, { db: executeIn(tx), singletonKey, ...when });
    },
    async retry(tx, name, id) {
      if (!names.has(name)) return false;
      const answer = await boss.retry(name, id, { db: executeIn(tx) });
      return (answer as { readonly affected: number }).affected === 1;
    },
    known: jobs,
    async stop() {
      await boss.stop({ graceful: true, timeout: STOP_WITHIN_MS });
    },
  };
}

/** What a node meets that lays out the job tables at the same moment as another. */
const LOST_RACES = new Set(['23505', '42P06', '42P07', '42710']);
const START_TRIES = 5;

/** Several nodes may start on an empty database at once: those that lose the race find it laid out. */
async function startTogether(boss: PgBoss): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await boss.start();
      return;
    } catch (error) {
      const isRace = LOST_RACES.has((error as { code?: string }).code ?? '');
      if (!isRace || tries === START_TRIES) throw error;
    }
  }
}

async function openQueue(boss: PgBoss, job: Job): Promise<void> {
  const settings = {
    ...RETRIES,
    ...(job.retryLimit === undefined ? {} : { retryLimit: job.retryLimit }),
    expireInSeconds: EXPIRE_AFTER_SECONDS,
    deleteAfterSeconds: KEEP_DONE_SECONDS,
    notify: true,
  };
  // One waits and one runs at most, for each key: a schedule does not pile up behind a slow run.
  await boss.createQueue(job.name, { ...settings, policy: 'stately' });
  await boss.updateQueue(job.name, settings);
  // Fills pg-boss's memory of the queue, which it could not ask for inside a transaction of ours.
  await boss.findJobs(job.name, { id: NO_JOB });
}

/** The schedules are those of the code; one that the code no longer has is dropped. */
async function keepSchedules(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const scheduled = jobs.filter(({ schedule }) => schedule);
  const names = new Set<string>(scheduled.map(({ name }) => name));
  for (const { name, key } of await boss.getSchedules()) {
    if (!names.has(name)) await boss.unschedule(name, key);
  }
  for (const { name, schedule } of scheduled) {
    // A run that was missed while nothing was up is made up for, once.
    const tz = schedule!.timezone;
    await boss.schedule(name, schedule!.cron, {}, { tz, missed: 'once' });
  }
}

/** Jobs are fetched one at a time: one that throws is tried again alone. */
async function workOn(boss: PgBoss, job: Job, services: JobServices): Promise<void> {
  const { database, clock, log, metrics } = services;
  const options = { batchSize: 1, ...LOOK_EVERY_SECONDS };
  let worker: string | undefined;
  worker = await boss.work<object>(job.name, options, async ([fetched]) => {
    invariant(fetched, 'a worker is called with a job');
    const data = fetched.data ?? {};
    const context: JobContext = { database, now: clock.now(), log, data, signal: fetched.signal };
    try {
      await job.run(context as JobContext<never>);
      metrics.countJob({ name: job.name, outcome: 'done' });
      await tellRun(services, job, null);
    } catch (error) {
      metrics.countJob({ name: job.name, outcome: 'failed' });
      log.error({ err: error, job: job.name, attempt: fetched.retryCount + 1 }, 'a job failed');
      await tellRun(services, job, error);
      throw error;
    } finally {
      // One notice may have told of many jobs: look again at once, not at the next turn.
      if (worker) boss.notifyWorker(worker);
    }
  });
}

const ERROR_LETTERS_MAX = 500;

/** Keeps how a run ended. That it cannot be kept changes nothing about the run itself. */
async function tellRun(
  { database, clock, log }: JobServices,
  { name }: Job,
  failure: unknown,
): Promise<void> {
  const error = failure === null ? null : String(failure).slice(0, ERROR_LETTERS_MAX);
  try {
    await database.statement((tx) => recordRun(tx, { name, at: clock.now(), error }));
  } catch (unkept) {
    log.warn({ err: unkept, job: name }, 'how a job ended could not be kept');
  }
}
