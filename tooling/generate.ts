/**
 * Writes the files that follow from the migrations and from the rules of games. With `--check` it writes
 * nothing, and fails when a committed file is not what would be written.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { HOUSE_MIGRATIONS } from '@maneki/house/platform/house-migrations';
import { migrate } from '@maneki/server/platform/database/migrate';
import { openDatabase } from '@maneki/server/platform/database/open-database';
import { layMigratedDatabase } from '@maneki/server/platform/database/testing/test-database';
import { STUDIO_MIGRATIONS } from '@maneki/studio/platform/studio-migrations';
import { writeMachines } from './games/write-machines.ts';
import { writeManifest } from './games/write-manifest.ts';
import { writeParSheets } from './games/write-par-sheets.ts';
import { schemaFiles } from './schema/schema-files.ts';

const isCheck = process.argv.includes('--check');

async function keepCurrent({ path, text }: { path: string; text: string }): Promise<void> {
  const committed = await readFile(path, 'utf8').catch(() => undefined);
  if (text === committed) return;
  const shown = relative(process.cwd(), path);
  if (isCheck) {
    console.error(`${shown} is not current: run "npm run generate" and commit what it writes.`);
    process.exitCode = 1;
    return;
  }
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
  console.log(`wrote ${shown}`);
}

for (const sheet of writeParSheets()) await keepCurrent(sheet);
await keepCurrent(writeMachines());
await keepCurrent(writeManifest());

const dataDir = await mkdtemp(join(tmpdir(), 'maneki-generate-'));
await layMigratedDatabase(dataDir);
const database = await openDatabase({ dataDir });
try {
  await migrate(database, HOUSE_MIGRATIONS);
  await migrate(database, STUDIO_MIGRATIONS);
  for (const { path, write } of schemaFiles) {
    await keepCurrent({ path, text: await database.statement(write) });
  }
} finally {
  await database.close();
  await rm(dataDir, { recursive: true });
}
