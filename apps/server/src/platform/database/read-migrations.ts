import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Thrown when files and database do not fit together. The message is for the person who starts. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

export type Migration = { readonly name: string; readonly text: string; readonly sha256: string };

/** The server's own migrations. */
export const SERVER_MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));

const NAME = /^(\d{4})_[a-z0-9]+(?:_[a-z0-9]+){2,}\.sql$/;

/** Reads the migrations of a directory in their order, and refuses a set that is not in order. */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  const migrations = await Promise.all(
    names.map(async (name) => writtenAs(name, await readFile(join(directory, name), 'utf8'))),
  );
  checkOrder(migrations);
  return migrations;
}

/** A copy of the sources with other line ends is the same migration. */
export function writtenAs(name: string, written: string): Migration {
  const text = written.replaceAll('\r\n', '\n');
  return { name, text, sha256: createHash('sha256').update(text).digest('hex') };
}

/** Names say what they do, numbers follow each other from 0001, and each file gives its reason. */
export function checkOrder(migrations: readonly Migration[]): void {
  for (const [index, { name, text }] of migrations.entries()) {
    const number = NAME.exec(name)?.[1];
    if (!number) {
      throw new MigrationError(`${name} is not named like 0001_feature_verb_noun.sql.`);
    }
    const expected = String(index + 1).padStart(4, '0');
    if (number !== expected) {
      throw new MigrationError(
        `${name} stands where number ${expected} belongs: numbers follow each other, each once.`,
      );
    }
    if (!text.startsWith('-- Why:')) {
      throw new MigrationError(`${name} does not open with its reason, in a comment "-- Why: …".`);
    }
  }
}
