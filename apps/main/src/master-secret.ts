import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The secret of a deployment that was given none: made once and kept beside the data, for nobody but
 * its owner to read. Nodes on several machines need one that they share.
 */
export async function findOrMakeMasterSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'master-secret');
  await mkdir(dataDir, { recursive: true });
  try {
    // Made only where there is none, in one step: of two processes that start at once, one wins.
    await writeFile(path, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return (await readFile(path, 'utf8')).trim();
}
