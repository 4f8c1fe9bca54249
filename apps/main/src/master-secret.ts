import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The secret of a deployment that was given none: made once and kept beside the data, for nobody but
 * its owner to read. Nodes on several machines need one that they share.
 */
export async function findOrMakeMasterSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'master-secret');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  try {
    // Written aside and linked in one step, only where there is none: nobody reads half a secret.
    const aside = `${path}.${randomBytes(6).toString('hex')}`;
    await writeFile(aside, randomBytes(32).toString('hex'), { mode: 0o600 });
    await link(aside, path).finally(() => rm(aside));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return (await readFile(path, 'utf8')).trim();
}
