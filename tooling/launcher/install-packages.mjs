import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pinnedNode } from './find-node.mjs';
import { hashPieces, readStamp } from './hash-files.mjs';
import { ROOT } from './root.mjs';
import { exitCodeOf, runChild } from './run-child.mjs';
import { showProgress } from './show-progress.mjs';

const LOCK = join(ROOT, 'package-lock.json');
const STAMP = join(ROOT, 'node_modules', '.installed');
const TAIL_LINES = 30;

/**
 * Installs what the lock file asks for, unless that was done already. `npm ci` is no choice: it refuses
 * where a registry lacks the siblings of other platforms. What a production environment leaves out is
 * asked for by name, because building and testing need it.
 */
export async function installPackages() {
  const wanted = wantedHash();
  if (readStamp(STAMP) === wanted && isNodeInstalled()) return;

  // A half-done install must not look like a finished one.
  rmSync(STAMP, { force: true });
  const lock = readFileSync(LOCK);
  const npm = npmCommand();
  const endProgress = showProgress('Installing packages');
  const { code, output, interruptedBy } = await runChild(
    npm.program,
    [
      ...npm.args,
      'install',
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--include=dev',
      '--include=optional',
    ],
    { cwd: ROOT, capture: true },
  ).catch((error) => ({ code: 1, output: `npm does not start: ${error.message}` }));
  endProgress(code === 0 ? 'done' : 'failed');

  // npm leaves the lock file alone when told not to save; another version of npm may think otherwise.
  if (!lock.equals(readFileSync(LOCK))) writeFileSync(LOCK, lock);
  if (interruptedBy) process.exit(exitCodeOf(interruptedBy));
  if (code !== 0) {
    process.stderr.write(`${tail(output)}\nThe packages could not be installed (npm: ${code}).\n`);
    process.exit(1);
  }
  mkdirSync(join(ROOT, 'node_modules'), { recursive: true });
  writeFileSync(STAMP, `${wanted}\n`);
}

/** What was asked for: the lock, the manifests without their scripts, and for which machine. */
export function wantedHash() {
  const manifests = ['package.json', ...workspaceManifests()].map((path) => {
    const { scripts: _, ...rest } = readJson(path);
    return [path, JSON.stringify(rest)];
  });
  return hashPieces([
    ['lock', readFileSync(LOCK)],
    ['machine', `${process.platform} ${process.arch}`],
    ...manifests,
  ]);
}

function workspaceManifests() {
  return readJson('package.json')
    .workspaces.map((pattern) => pattern.replace(/\/\*$/, ''))
    .flatMap((parent) => readdirSync(join(ROOT, parent)).map((name) => join(parent, name)))
    .map((folder) => join(folder, 'package.json'))
    .filter((path) => existsSync(join(ROOT, path)))
    .sort();
}

function isNodeInstalled() {
  const pinned = pinnedNode();
  return pinned === undefined || existsSync(pinned);
}

/** The npm that called us, by the Node that runs us; else whichever the PATH knows. */
function npmCommand() {
  const calledBy = process.env.npm_execpath;
  if (calledBy?.endsWith('npm-cli.js') && existsSync(calledBy)) {
    return { program: process.execPath, args: [calledBy] };
  }
  return { program: process.platform === 'win32' ? 'npm.cmd' : 'npm', args: [] };
}

const readJson = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

const tail = (output) => output.trimEnd().split('\n').slice(-TAIL_LINES).join('\n');
