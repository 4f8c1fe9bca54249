import { createHash } from 'node:crypto';
import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import { type Migration, readMigrations, SERVER_MIGRATIONS } from '../read-migrations.ts';
import { copyEmbeddedTemplate } from './embedded-template.ts';
import { copyPostgresTemplate } from './postgres-template.ts';
import type { Template, TestDatabase } from './template.ts';

/** Rows that every test of a kind starts with. The key changes whenever the rows do. */
export type TestSeed = {
  readonly key: string;
  readonly sow: (database: Database) => Promise<void>;
};

/** The server on which tests run instead of the embedded engine, where one is named. */
export const testServerUrl = process.env.TEST_DATABASE_URL || undefined;

/**
 * Opens a migrated database for one test file. Migrating takes seconds, so it is done once into a
 * template, by whichever file comes first, and every file works on its own copy.
 */
export async function openTestDatabase(
  options: {
    readonly seed?: TestSeed;
    /** The number of a migration: the database is as it was before, without it and all that follow. */
    readonly before?: string;
  } = {},
): Promise<TestDatabase> {
  const { seed, before } = options;
  const all = await readMigrations(SERVER_MIGRATIONS);
  const files = before === undefined ? all : all.filter(({ name }) => name < before);
  const template: Template = {
    key: hashOf(seed?.key ?? '', files),
    async prepare(database) {
      await migrate(database, { files });
      await seed?.sow(database);
    },
  };
  return testServerUrl
    ? copyPostgresTemplate(testServerUrl, template)
    : copyEmbeddedTemplate(template);
}

function hashOf(seedKey: string, migrations: readonly Migration[]): string {
  const parts = [seedKey, ...migrations.map(({ sha256 }) => sha256)];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}
