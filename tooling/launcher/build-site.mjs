import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashPieces, listFiles, readStamp } from './hash-files.mjs';
import { ROOT } from './root.mjs';
import { exitCodeOf, runChild } from './run-child.mjs';
import { showProgress } from './show-progress.mjs';

const SITE = join(ROOT, 'apps', 'player');
const STAMP = join(SITE, 'build', '.sources');
const REACT_ROUTER = join(ROOT, 'node_modules', '@react-router', 'dev', 'bin.cjs');

const SOURCES = [
  'apps/player',
  'packages/ui',
  'packages/art',
  'packages/phrases',
  'packages/contract',
  'packages/kernel',
];
const NOT_SOURCES = new Set(['build', 'node_modules', '.react-router']);

/**
 * Builds the site, unless its sources are those of the last build. Contents are compared, not times:
 * a checkout gives every file a new time.
 *
 * @param {string} node
 */
export async function buildSite(node) {
  const sources = sourcesHash();
  if (readStamp(STAMP) === sources) return;

  rmSync(STAMP, { force: true });
  const endProgress = showProgress('Building the site');
  const { code, output, interruptedBy } = await runChild(node, [REACT_ROUTER, 'build'], {
    cwd: SITE,
    env: { ...process.env, NODE_ENV: 'production' },
    capture: true,
  });
  endProgress(code === 0 ? 'done' : 'failed');

  if (interruptedBy) process.exit(exitCodeOf(interruptedBy));
  if (code !== 0) {
    process.stderr.write(`${output.trimEnd()}\nThe site could not be built.\n`);
    process.exit(1);
  }
  mkdirSync(join(SITE, 'build'), { recursive: true });
  writeFileSync(STAMP, `${sources}\n`);
}

function sourcesHash() {
  const isSkipped = (name) => NOT_SOURCES.has(name) || /\.test\.tsx?$/.test(name);
  const files = ['package-lock.json', ...listFiles(ROOT, SOURCES, isSkipped)];
  return hashPieces(files.map((path) => [path, readFileSync(join(ROOT, path))]));
}
