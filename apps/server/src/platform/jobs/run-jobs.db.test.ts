import { fixedClock } from '@maneki/testkit/fixed-clock';
import { sql } from 'kysely';
import { afterAll, afterEach, expect, test } from 'vitest';
import { openTestDatabase } from '../database/testing/test-database.ts';
import { openCallKeys } from '../encryption/call-keys.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { createTestLog } from '../metrics/testing/test-log.ts';
import type { Job } from './job.ts';
import { listPlatformJobs } from './platform-jobs.ts';
import { type Jobs, runJobs } from './run-jobs.ts';
import { listFailingJobs, recordRun } from './store.ts';
import { watchFailingJobs } from './watch-failing-jobs.ts';

const database = await openTestDatabase();
let running: Jobs[] = [];

afterEach(async () => {
  await Promise.all(running.map((jobs) => jobs.stop()));
  running = [];
});
afterAll(() => database.dispose());

const clock = fixedClock('2030-01-01T12:00:00Z');

async function start(jobs: readonly Job[], isWorker = true) {
  const log = createTestLog();
  const metrics = createMetrics();
  const started = await runJobs({ database, jobs, clock, log, metrics, isWorker });
  running.push(started);
  return { jobs: started, log, metrics };
}

const collect = (name: Job['name'], meet: (word: string) => void = () => {}) => {
  const seen: string[] = [];
  const job: Job<{ word: string }> = {
    name,
    async run({ data }) {
      seen.push(data.word);
      meet(data.word);
    },
  };
  return { job, seen };
};

const until = (ask: () => unknown) => expect.poll(ask, { timeout: 10_000, interval: 50 });

test('a job sent in a transaction runs once that is kept', async () => {
  const { job, seen } = collect('test.greet');
  const { jobs, metrics } = await start([job]);

  await database.transact(async (tx) => {
    await jobs.send(tx, 'test.greet', { word: 'hello' });
    expect(seen).toEqual([]);
  });

  await until(() => seen).toEqual(['hello']);
  await until(async () => (await metrics.write()).text).toContain(
    'maneki_jobs_total{name="test.greet",outcome="done"} 1',
  );
});

test('a job sent in a transaction that is undone never runs', async () => {
  const { job, seen } = collect('test.greet_undone');
  const { jobs } = await start([job]);
  const undone = database.transact(async (tx) => {
    await jobs.send(tx, 'test.greet_undone', { word: 'undone' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await database.transact((tx) => jobs.send(tx, 'test.greet_undone', { word: 'kept' }));
  await until(() => seen).toEqual(['kept']);
});

test('a job that throws is tried again alone, is told, and holds no other up', async () => {
  let failures = 0;
  const { job, seen } = collect('test.stumble', (word) => {
    if (word === 'bad' && ++failures === 1) throw new Error('stumbled');
  });
  const { jobs, log, metrics } = await start([job]);
  await database.transact(async (tx) => {
    for (const word of ['one', 'bad', 'two']) await jobs.send(tx, 'test.stumble', { word });
  });
  await until(() => seen.toSorted()).toEqual(['bad', 'one', 'two']);
  expect(log.lines.some(({ message }) => message === 'a job failed')).toBe(true);

  // The second attempt waits for some seconds; here it is made due, and its worker is woken.
  await database.statement((tx) =>
    sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(tx),
  );
  await database.transact((tx) => jobs.send(tx, 'test.stumble', { word: 'wake' }));
  await until(() => seen.toSorted()).toEqual(['bad', 'bad', 'one', 'two', 'wake']);
  await until(async () => (await metrics.write()).text).toContain('outcome="done"} 4');
});

test('[OPS-1] a job whose last run failed is told from when on and why, until a run is good', async () => {
  let isBroken = true;
  const { job, seen } = collect('test.break', () => {
    if (isBroken) throw new Error('bigint out of range');
  });
  const { jobs, log, metrics } = await start([job]);
  const failing = () => database.statement(listFailingJobs);
  const run = async (word: string) => {
    await database.transact((tx) => jobs.send(tx, 'test.break', { word }));
    await until(() => seen).toContain(word);
  };
  await run('one');
  const broken = { name: 'test.break', since: clock.now(), error: 'Error: bigint out of range' };
  await until(failing).toEqual([broken]);
  const watched = watchFailingJobs({ database, log, metrics });
  await until(watched).toEqual([broken]);
  const { text } = await metrics.write();
  expect(text).toContain('maneki_job_failing{name="test.break"} 1');

  clock.advance(60_000);
  await run('two');
  expect(await failing()).toEqual([broken]);
  isBroken = false;
  await run('three');
  await until(failing).toEqual([]);
});

test('a job that the code no longer has fails no more', async () => {
  const name = 'test.gone';
  await database.statement((tx) => recordRun(tx, { name, at: clock.now(), error: 'broken' }));
  await start([], false);
  expect(await database.statement(listFailingJobs)).toMatchObject([{ name }]);
  await start([]);
  expect(await database.statement(listFailingJobs)).toEqual([]);
});

test('while one with a key waits, another is not sent', async () => {
  const { job, seen } = collect('test.greet_once');
  const { jobs } = await start([job]);
  await database.transact(async (tx) => {
    await jobs.send(tx, 'test.greet_once', { word: 'first' }, { key: 'a' });
    await jobs.send(tx, 'test.greet_once', { word: 'second' }, { key: 'a' });
    await jobs.send(tx, 'test.greet_once', { word: 'other' }, { key: 'b' });
  });
  await until(() => seen.toSorted()).toEqual(['first', 'other']);
});

test('[OPS-2] a node that is no worker sends, and a worker runs it', async () => {
  const web = collect('test.greet_across');
  const worker = collect('test.greet_across');
  const { jobs } = await start([web.job], false);
  await start([worker.job]);
  await database.transact((tx) => jobs.send(tx, 'test.greet_across', { word: 'hello' }));
  await until(() => worker.seen).toEqual(['hello']);
  expect(web.seen).toEqual([]);
});

test('the schedules are those of the code', async () => {
  const every = (name: Job['name'], cron: string): Job => ({
    name,
    schedule: { cron, timezone: 'UTC' },
    async run() {},
  });
  const schedules = () =>
    database.statement(async (tx) => {
      const { rows } = await sql<{ name: string; cron: string }>`
        select name, cron from pgboss.schedule order by name`.execute(tx);
      return rows;
    });
  const first = await start([every('test.left', '0 * * * *'), every('test.right', '0 * * * *')]);
  expect(await schedules()).toHaveLength(2);
  await first.jobs.stop();

  await start([every('test.left', '5 * * * *')]);
  expect(await schedules()).toEqual([{ name: 'test.left', cron: '5 * * * *' }]);
});

test('a job that nobody declared cannot be sent', async () => {
  const { jobs } = await start([]);
  const sent = database.transact((tx) => jobs.send(tx, 'test.unknown', {}));
  await expect(sent).rejects.toThrow('there is no job test.unknown');
});

test("the platform's own jobs run", async () => {
  const masterSecret = 'a master secret of more than 32 characters';
  const keys = await openCallKeys({ database, masterSecret, now: clock.now() });
  const own = listPlatformJobs({ handlers: [], keys });
  const { jobs, metrics, log } = await start(own);
  await database.transact(async (tx) => {
    for (const { name } of own) await jobs.send(tx, name, {});
  });
  for (const { name } of own) {
    await until(async () => (await metrics.write()).text).toContain(
      `maneki_jobs_total{name="${name}",outcome="done"} 1`,
    );
  }
  expect(log.lines.filter(({ level }) => level === 'error')).toEqual([]);
});
