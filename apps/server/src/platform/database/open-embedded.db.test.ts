import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, DatabaseUnusableError } from './database.ts';
import { EmbeddedDatabaseStoppedError } from './embedded-engine.ts';
import { openDatabase } from './open-database.ts';
import { copyEmbeddedTemplate, EMPTY, layEmbeddedTemplate } from './testing/embedded-template.ts';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'maneki-embedded-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const runSql = (database: Database, text: string) =>
  database.statement((tx) => sql.raw<{ value: unknown }>(text).execute(tx));

test('what was written is there when the database is opened again', async () => {
  const first = await copyEmbeddedTemplate(EMPTY);
  await runSql(first, `create table cats as select 'Tama' as value`);
  await first.close();
  await first.close();
  const again = await openDatabase(first.place);
  expect((await runSql(again, 'select value from cats')).rows).toEqual([{ value: 'Tama' }]);
  await again.close();
  await expect(runSql(again, 'select 1')).rejects.toThrow();
  await first.dispose();
});

test('a first start that was cut short is made again from nothing', async () => {
  await mkdir(join(directory, 'database', 'base'), { recursive: true });
  await writeFile(join(directory, 'database', 'PG_VERSION'), '18\n');
  await writeFile(join(directory, 'database-unfinished'), '');
  const database = await openDatabase({ dataDir: directory });
  expect((await runSql(database, 'select 1 as value')).rows).toEqual([{ value: 1 }]);
  expect(existsSync(join(directory, 'database-unfinished'))).toBe(false);
  // Members' data is for nobody else on the machine to read.
  expect((await stat(join(directory, 'database'))).mode & 0o777).toBe(0o700);
  await database.close();
  // Laying out the files takes five seconds of a processor, which other tests want as well.
}, 120_000);

test('a database whose files are damaged is refused, and the directory is let go', async () => {
  await layEmbeddedTemplate(EMPTY, directory);
  await rm(join(directory, 'database', 'global', 'pg_control'));
  for (const attempt of [1, 2]) {
    const error = await openDatabase({ dataDir: directory }).catch((thrown: unknown) => thrown);
    expect(error, `attempt ${attempt}`).toBeInstanceOf(DatabaseUnusableError);
    expect(String(error)).toContain('PANIC:  could not open file "global/pg_control"');
  }
});

test('when the engine dies, the query under way and all that follow are rejected', async () => {
  const database = await copyEmbeddedTemplate(EMPTY);
  await runSql(database, 'create table cats (id bigint)');
  // Without a log to write to, the engine panics as it would on a disk that is gone.
  await rm(join(database.place.dataDir, 'database', 'pg_wal'), { recursive: true });
  const work = database.transact(async (tx) => {
    for (const id of [1n, 2n]) {
      await sql`insert into cats values (${id})`.execute(tx);
      await sql`select pg_switch_wal()`.execute(tx);
    }
  });
  const waiting = runSql(database, 'select 1');
  await expect(work).rejects.toThrow(EmbeddedDatabaseStoppedError);
  await expect(waiting).rejects.toThrow(EmbeddedDatabaseStoppedError);
  await expect(runSql(database, 'select 1')).rejects.toThrow(EmbeddedDatabaseStoppedError);
  await database.dispose();
});
