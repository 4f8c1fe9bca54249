/**
 * Writes the files that follow from the migrations. With `--check` it writes nothing, and fails when
 * a committed file is not what would be written.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { migrate } from '@maneki/server/platform/database/migrate';
import { openDatabase } from '@maneki/server/platform/database/open-database';
import { SERVER_MIGRATIONS } from '@maneki/server/platform/database/read-migrations';
import { schemaFiles } from './schema/schema-files.ts';

const isCheck = process.argv.includes('--check');
const dataDir = await mkdtemp(join(tmpdir(), 'maneki-generate-'));
const database = await openDatabase({ dataDir });
try {
  await migrate(database, { directory: SERVER_MIGRATIONS });
  for (const { path, write } of schemaFiles) {
    const written = await database.statement(write);
    const committed = await readFile(path, 'utf8').catch(() => undefined);
    if (written === committed) continue;
    const shown = relative(process.cwd(), path);
    if (isCheck) {
      console.error(`${shown} is not current: run "npm run generate" and commit what it writes.`);
      process.exitCode = 1;
      continue;
    }
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, written);
    console.log(`wrote ${shown}`);
  }
} finally {
  await database.close();
  await rm(dataDir, { recursive: true });
}
