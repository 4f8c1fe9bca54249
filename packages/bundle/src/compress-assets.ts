import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSED = /\.(?:js|css|svg)$/;
const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Compresses scripts and styles once, as far as it goes, so that no answer has to do it again. */
export function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    // What only the server runs is sent to nobody.
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => COMPRESSED.test(name));
      await Promise.all(names.map((name) => compressFile(join(dir, name))));
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  await writeFile(`${path}.br`, await brotliAsync(bytes));
  await writeFile(`${path}.gz`, await gzipAsync(bytes, { level: 9 }));
}
