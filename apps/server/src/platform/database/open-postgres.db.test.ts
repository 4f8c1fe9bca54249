import { createServer } from 'node:net';
import { waitFor } from '@maneki/testkit/wait-for';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DatabaseUnusableError } from './database.ts';
import { openDatabase } from './open-database.ts';
import { checkVersion } from './open-postgres.ts';
import { openTestDatabase, testServerUrl } from './testing/test-database.ts';

const onServer = test.skipIf(!testServerUrl);

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' ? address!.port : 0;
}

test('a server that does not answer is refused with a sentence that keeps the password', async () => {
  const url = `postgres://cat:secret@127.0.0.1:${await freePort()}/maneki`;
  const error = await openDatabase({ url, dataDir: '' }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(DatabaseUnusableError);
  expect(String(error)).toContain('The database server cannot be used: connect ECONNREFUSED');
  expect(String(error)).not.toContain('secret');
});

test('an address that is none is refused as well', async () => {
  await expect(openDatabase({ url: 'postgres://[', dataDir: '' })).rejects.toThrow(
    DatabaseUnusableError,
  );
});

test('the oldest server that is taken is PostgreSQL 15', () => {
  expect(() => checkVersion({ number: 150_000, name: '15.0' })).not.toThrow();
  expect(() => checkVersion({ number: 149_999, name: '14.99' })).toThrow(
    'The database server is PostgreSQL 14.99; at least 15 is needed.',
  );
});

onServer('a connection lost in a transaction rejects it, and the next work succeeds', async () => {
  const database = await openTestDatabase();
  const work = database.transact((tx) =>
    sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx),
  );
  await expect(work).rejects.toMatchObject({ code: '57P01' });
  const { rows } = await database.statement((tx) => sql`select 1 as one`.execute(tx));
  expect(rows).toEqual([{ one: 1 }]);
  await database.dispose();
});

onServer('connections lost while idle are made again', async () => {
  const database = await openTestDatabase();
  const heard: string[] = [];
  await database.listen('cats', (payload) => heard.push(payload));
  const cutOthers = await database.statement((tx) =>
    sql<{ cut: boolean }>`
      select pg_terminate_backend(pid) as cut from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
    `.execute(tx),
  );
  expect(cutOthers.rows).toEqual([{ cut: true }]);
  await waitFor(async () => {
    await database.statement((tx) => sql`select pg_notify('cats', 'back')`.execute(tx));
    return heard.includes('back');
  });
  await database.dispose();
});

onServer('work waits for a free connection of the pool', async () => {
  const { place, dispose } = await openTestDatabase();
  const database = await openDatabase({ ...place, poolSize: 2 });
  const works = Array.from({ length: 10 }, () =>
    database.transact((tx) => sql`select pg_sleep(0.01)`.execute(tx)),
  );
  expect(await Promise.all(works)).toHaveLength(10);
  await database.close();
  await dispose();
});
