import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { runCommand } from '../gate/run-command.ts';

const VERSION_MIN = 15;
const PROGRAMS = ['initdb', 'postgres', 'pg_ctl', 'pg_isready'];

/** Where Debian keeps the programs of a server, out of the PATH and one folder per version. */
const DEBIAN_FOLDER = '/usr/lib/postgresql';

/**
 * The folder that holds a server's programs, of a version that we support. The PATH may hold links to
 * some of them; the others stand where these lead to.
 */
export async function findBinaries(): Promise<string | undefined> {
  const onPath = (process.env.PATH ?? '').split(delimiter);
  const candidates = [...onPath, ...debianFolders()]
    .map((folder) => join(folder, 'postgres'))
    .filter(existsSync)
    .map((path) => dirname(realpathSync(path)))
    .filter((folder) => PROGRAMS.every((name) => existsSync(join(folder, name))));
  for (const folder of candidates) {
    const { code, output } = await runCommand(join(folder, 'postgres'), ['--version']);
    if (code === 0 && readMajor(output) >= VERSION_MIN) return folder;
  }
  return undefined;
}

/** `postgres (PostgreSQL) 15.14 (Debian 15.14-0+deb12u1)` → 15; 0 where it cannot be read. */
export function readMajor(output: string): number {
  return Number(/\(PostgreSQL\) (\d+)/.exec(output)?.[1] ?? 0);
}

function debianFolders(): string[] {
  if (!existsSync(DEBIAN_FOLDER)) return [];
  return readdirSync(DEBIAN_FOLDER)
    .sort((left, right) => Number(right) - Number(left))
    .map((version) => join(DEBIAN_FOLDER, version, 'bin'));
}
