import { readFile } from 'node:fs/promises';
import { HOUSE_MIGRATIONS } from '@maneki/house/platform/house-migrations';
import { migrate } from '@maneki/server/platform/database/migrate';
import {
  readMigrations,
  SERVER_MIGRATIONS,
} from '@maneki/server/platform/database/read-migrations';
import type { TestDatabase } from '@maneki/server/platform/database/testing/template';
import { openTestDatabase } from '@maneki/server/platform/database/testing/test-database';
import { STUDIO_MIGRATIONS } from '@maneki/studio/platform/studio-migrations';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dumpSchema } from './dump-schema.ts';
import { schemaFiles } from './schema-files.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await migrate(database, HOUSE_MIGRATIONS);
  await migrate(database, STUDIO_MIGRATIONS);
});
afterAll(() => database.dispose());

// On a server this compares two engines: what is committed was written by the embedded one.
test.each(schemaFiles)('$path is what the migrations give', async ({ path, write }) => {
  expect(await database.statement(write)).toBe(await readFile(path, 'utf8'));
});

test('a database migrated step by step equals one migrated at once', async () => {
  const stepwise = await openTestDatabase();
  await stepwise.statement((tx) =>
    sql`drop schema public cascade; create schema public`.execute(tx),
  );
  const files = await readMigrations(SERVER_MIGRATIONS);
  for (const [index, { name }] of files.entries()) {
    const applied = await migrate(stepwise, { files: files.slice(0, index + 1) });
    expect(applied).toEqual([name]);
  }
  expect(await stepwise.statement((tx) => dumpSchema(tx))).toBe(
    await database.statement((tx) => dumpSchema(tx)),
  );
  await stepwise.dispose();
});

test('what another tool keeps in a schema of its own is not taken for ours', async () => {
  const before = await Promise.all(schemaFiles.map(({ write }) => database.statement(write)));
  await database.statement((tx) =>
    sql`create schema jobs; create table jobs.job (id bigint primary key)`.execute(tx),
  );
  const after = await Promise.all(schemaFiles.map(({ write }) => database.statement(write)));
  expect(after).toEqual(before);
});
