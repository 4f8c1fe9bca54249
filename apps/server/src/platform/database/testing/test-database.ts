import { createHash } from 'node:crypto';
import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import { readMigrations, SERVER_MIGRATIONS } from '../read-migrations.ts';
import { copyEmbeddedTemplate, layEmbeddedTemplate } from './embedded-template.ts';
import { copyPostgresTemplate } from './postgres-template.ts';
import type { Template, TestDatabase } from './template.ts';

/** Rows that every test of a kind starts with. The key changes whenever the rows do. */
export type TestSeed = {
  readonly key: string;
  /** What has been sown before it. */
  readonly base?: TestSeed;
  readonly sow: (database: Database) => Promise<void>;
};

type Wanted = {
  readonly seed?: TestSeed;
  /** The number of a migration: the database is as it was before, without it and all that follow. */
  readonly before?: string;
};

/** The server on which tests run instead of the embedded engine, where one is named. */
export const testServerUrl = process.env.TEST_DATABASE_URL || undefined;

/**
 * Opens a migrated database for one test file. Migrating takes seconds, so it is done once into a
 * template, by whichever file comes first, and every file works on its own copy.
 */
export async function openTestDatabase(options: Wanted = {}): Promise<TestDatabase> {
  const template = await describe(options);
  return testServerUrl
    ? copyPostgresTemplate(testServerUrl, template)
    : copyEmbeddedTemplate(template);
}

/** Puts a migrated database of the embedded engine into an empty folder, for whoever opens it there. */
export async function layMigratedDatabase(dataDir: string): Promise<void> {
  await layEmbeddedTemplate(await describe({}), dataDir);
}

async function describe({ seed, before }: Wanted): Promise<Template> {
  const all = await readMigrations(SERVER_MIGRATIONS);
  const files = before === undefined ? all : all.filter(({ name }) => name < before);
  const migrated: Template = {
    key: hashOf(files.map(({ sha256 }) => sha256)),
    async prepare(database) {
      await migrate(database, { files });
    },
  };
  return seed ? sowOn(migrated, seed) : migrated;
}

function sowOn(empty: Template, seed: TestSeed): Template {
  const base = seed.base ? sowOn(empty, seed.base) : empty;
  return { key: hashOf([base.key, seed.key]), base, prepare: seed.sow };
}

const hashOf = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
