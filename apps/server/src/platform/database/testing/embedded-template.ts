import { randomUUID } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { DataDirectoryHeldError, holdDataDirectory } from '../hold-data-directory.ts';
import { openDatabase } from '../open-database.ts';
import type { Template, TestDatabase } from './template.ts';

const CACHE = fileURLToPath(new URL('../../../../../../.cache/test-databases', import.meta.url));
const FORGOTTEN_AFTER_MS = 24 * 60 * 60 * 1_000;

/** What the engine itself takes seconds to make; all others begin with its files. */
export const EMPTY: Template = { key: 'empty', prepare: async () => {} };

/** Opens a copy of the template's files. */
export async function copyEmbeddedTemplate(template: Template): Promise<TestDatabase> {
  const dataDir = join(CACHE, `copy-${randomUUID()}`);
  await layEmbeddedTemplate(template, dataDir);
  const database = await openDatabase({ dataDir });
  return {
    ...database,
    place: { dataDir },
    async dispose() {
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Puts a copy of the template's files into a folder where no database is yet. */
export async function layEmbeddedTemplate(template: Template, dataDir: string): Promise<void> {
  const source = await ensureTemplate(template);
  await cp(source, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

/** Only a whole template ever gets its name. Of several test files at once, one builds it. */
async function ensureTemplate(template: Template): Promise<string> {
  const finished = join(CACHE, `template-${await engineVersion()}-${template.key}`);
  const building = `${finished}-building`;
  while (!existsSync(finished)) {
    const hold = await holdDataDirectory(`${finished}-turn`).catch((error: unknown) => {
      if (error instanceof DataDirectoryHeldError) return undefined;
      throw error;
    });
    if (!hold) {
      await pause(50);
      continue;
    }
    try {
      if (existsSync(finished)) break;
      await sweep();
      await build(building, template);
      await rename(building, finished);
    } finally {
      await hold.release();
    }
  }
  const now = new Date();
  await utimes(finished, now, now);
  return finished;
}

/** Files of one version of the engine need not open with another. */
async function engineVersion(): Promise<string> {
  const manifest = await readFile(new URL('../../../../package.json', import.meta.url), 'utf8');
  return /"@electric-sql\/pglite": "(.*?)"/.exec(manifest)?.[1] ?? 'unknown';
}

async function build(dataDir: string, template: Template): Promise<void> {
  await rm(dataDir, { recursive: true, force: true });
  const base = template.key === EMPTY.key ? undefined : (template.base ?? EMPTY);
  if (base) await layEmbeddedTemplate(base, dataDir);
  const database = await openDatabase({ dataDir });
  try {
    await template.prepare(database);
  } finally {
    await database.close();
  }
}

/** Runs that were killed leave copies, migrations that changed leave templates nobody uses. */
async function sweep(): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  for (const name of await readdir(CACHE)) {
    const path = join(CACHE, name);
    const age = await stat(path).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > FORGOTTEN_AFTER_MS) await rm(path, { recursive: true, force: true });
  }
}
