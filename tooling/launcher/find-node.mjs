import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ROOT } from './root.mjs';

/** The Node that the lock file pins for this machine; undefined where none is published. */
export function pinnedNode() {
  const { platform, arch } = process;
  if (platform !== 'linux' || (arch !== 'x64' && arch !== 'arm64')) return undefined;
  return join(ROOT, 'node_modules', `node-linux-${arch}`, 'bin', 'node');
}

/**
 * The Node to run our TypeScript with: the pinned one, else the one that runs this, else one on the
 * PATH, if it is new enough. Undefined where there is none. The pinned one is tried, not just looked
 * for: on a Linux without glibc it is there and does not start.
 */
export function findNode() {
  const pinned = pinnedNode();
  if (pinned && existsSync(pinned) && versionOf(pinned)) return pinned;
  if (isNewEnough(process.version)) return process.execPath;
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .filter((path) => existsSync(path) && realpathSync(path) !== pinned)
    .find((path) => isNewEnough(versionOf(path) ?? 'v0.0.0'));
}

export const NODE_WANTED = 'Node 22.22, or 24 and newer';

/** 22.22 and 24 run TypeScript as it is; 23 had its last release before that was settled. */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major >= 24 || (major === 22 && minor >= 22);
}

function versionOf(path) {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
