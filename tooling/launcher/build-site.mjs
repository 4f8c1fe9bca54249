import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashPieces, listFiles, readStamp } from './hash-files.mjs';
import { ROOT } from './root.mjs';
import { exitCodeOf, runChild } from './run-child.mjs';
import { showProgress } from './show-progress.mjs';

const MODULES = join(ROOT, 'node_modules');

/** What browsers load: the site, the games that it opens in a frame, and the operators' console. */
const BUILDS = [
  {
    title: 'Building the site',
    failure: 'The site could not be built.',
    folder: join(ROOT, 'apps', 'player'),
    command: join(MODULES, 'vite', 'bin', 'vite.js'),
    sources: [
      'apps/player',
      'packages/ui',
      'packages/art',
      'packages/bundle',
      'packages/phrases',
      'packages/games',
      'packages/contract',
      'packages/kernel',
    ],
  },
  {
    title: 'Building the games',
    failure: 'The games could not be built.',
    folder: join(ROOT, 'apps', 'arcade'),
    command: join(MODULES, 'vite', 'bin', 'vite.js'),
    sources: [
      'apps/arcade',
      'packages/bundle',
      'packages/phrases',
      'packages/games',
      'packages/contract',
      'packages/kernel',
    ],
  },
  {
    title: 'Building the console',
    failure: 'The console could not be built.',
    folder: join(ROOT, 'apps', 'console'),
    command: join(MODULES, 'vite', 'bin', 'vite.js'),
    sources: [
      'apps/console',
      'packages/bundle',
      'packages/phrases',
      'packages/contract',
      'packages/kernel',
    ],
  },
];
const NOT_SOURCES = new Set(['build', 'node_modules']);

/**
 * Builds the site, the games and the console, each unless its sources are those of its last build. Contents are
 * compared, not times: a checkout gives every file a new time.
 *
 * @param {string} node
 */
export async function buildSite(node) {
  for (const build of BUILDS) await runBuild(node, build);
}

/**
 * @param {string} node
 * @param {(typeof BUILDS)[number]} build
 */
async function runBuild(node, { title, failure, folder, command, sources }) {
  const stamp = join(folder, 'build', '.sources');
  const hash = sourcesHash(sources);
  if (readStamp(stamp) === hash) return;

  rmSync(stamp, { force: true });
  const endProgress = showProgress(title);
  const { code, output, interruptedBy } = await runChild(node, [command, 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    capture: true,
  });
  endProgress(code === 0 ? 'done' : 'failed');

  if (interruptedBy) process.exit(exitCodeOf(interruptedBy));
  if (code !== 0) {
    process.stderr.write(`${output.trimEnd()}\n${failure}\n`);
    process.exit(1);
  }
  mkdirSync(join(folder, 'build'), { recursive: true });
  writeFileSync(stamp, `${hash}\n`);
}

/** @param {readonly string[]} sources */
function sourcesHash(sources) {
  const isSkipped = (name) => NOT_SOURCES.has(name) || /\.test\.tsx?$/.test(name);
  const files = ['package-lock.json', ...listFiles(ROOT, sources, isSkipped)];
  return hashPieces(files.map((path) => [path, readFileSync(join(ROOT, path))]));
}
