import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'worker.js';
const PLACE = '__VERSION__';

/**
 * Writes the version into the site's worker: the name of the entry, which names all other files by their hashes. A
 * browser takes a worker whose bytes differ for a newer one.
 */
export function stampWorker(): Plugin {
  return {
    name: 'stamp-worker',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '' }, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
      if (!entry) return this.error('there is no entry to name the version by');
      const path = join(dir, WORKER);
      const source = await readFile(path, 'utf8');
      await writeFile(path, source.replace(PLACE, basename(entry.fileName)));
    },
  };
}
