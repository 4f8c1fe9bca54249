import { createHash } from 'node:crypto';
import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import { readMigrations, SERVER_MIGRATIONS } from '../read-migrations.ts';
import { copyEmbeddedTemplate } from './embedded-template.ts';
import { copyPostgresTemplate } from './postgres-template.ts';

/** A database of its own for one test file. `dispose` closes it and leaves nothing behind. */
export type TestDatabase = Database & {
  /** What `openDatabase` takes to open the same database once more, on a server beside this one. */
  readonly place: { readonly url?: string; readonly dataDir: string };
  dispose(): Promise<void>;
};

/** Rows that every test of a kind starts with. The key changes whenever the rows do. */
export type TestSeed = {
  readonly key: string;
  readonly sow: (database: Database) => Promise<void>;
};

/** How a template is known again, and how it is made when nobody has made it yet. */
export type Template = {
  readonly key: string;
  readonly prepare: (database: Database) => Promise<void>;
};

/** The server on which tests run instead of the embedded engine, where one is named. */
export const testServerUrl = process.env.TEST_DATABASE_URL || undefined;

/**
 * Opens a migrated database for one test file. Migrating takes seconds, so it is done once into a
 * template, by whichever file comes first, and every file works on its own copy.
 */
export async function openTestDatabase(
  options: { readonly seed?: TestSeed } = {},
): Promise<TestDatabase> {
  const { seed } = options;
  const template: Template = {
    key: await hashOf(seed?.key ?? ''),
    async prepare(database) {
      await migrate(database, { directory: SERVER_MIGRATIONS });
      await seed?.sow(database);
    },
  };
  return testServerUrl
    ? copyPostgresTemplate(testServerUrl, template)
    : copyEmbeddedTemplate(template);
}

async function hashOf(seedKey: string): Promise<string> {
  const migrations = await readMigrations(SERVER_MIGRATIONS);
  const parts = [seedKey, ...migrations.map(({ sha256 }) => sha256)];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}
