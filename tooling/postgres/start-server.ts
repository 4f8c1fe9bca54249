import { chownSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type CommandOptions, runCommand } from '../gate/run-command.ts';

const READY_MS = 30_000;

/** Nothing here outlives the run, so nothing has to survive a power cut. */
const CAREFREE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Makes and starts a server in an empty folder, on a port that only this machine can reach, and answers
 * with its URL. It runs as a command: it ends when all commands are stopped.
 */
export async function startServer(place: {
  binaries: string;
  folder: string;
  port: number;
}): Promise<string> {
  const user = await serverUser();
  if (user) chownSync(place.folder, user.uid, user.gid);
  const options: CommandOptions = {
    // The server's user may not be allowed into the folder that we were called from.
    cwd: place.folder,
    env: { LC_ALL: 'C.UTF-8', HOME: place.folder },
    ...(user ? { as: user } : {}),
  };
  await createCluster(place, options);
  await runUntilReady(place, options);
  return `postgres://postgres@127.0.0.1:${place.port}/postgres`;
}

/** PostgreSQL refuses to run as root; Debian brings a user for it. */
async function serverUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const uid = await runCommand('id', ['-u', 'postgres']);
  const gid = await runCommand('id', ['-g', 'postgres']);
  if (uid.code !== 0 || gid.code !== 0) throw new Error('There is no user postgres to run it as.');
  return { uid: Number(uid.output), gid: Number(gid.output) };
}

async function createCluster(
  { binaries, folder }: { binaries: string; folder: string },
  options: CommandOptions,
): Promise<void> {
  const { code, output } = await runCommand(
    join(binaries, 'initdb'),
    [
      `--pgdata=${join(folder, 'data')}`,
      '--username=postgres',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ],
    options,
  );
  if (code !== 0) throw new Error(`initdb failed:\n${output}`);
}

async function runUntilReady(
  { binaries, folder, port }: { binaries: string; folder: string; port: number },
  options: CommandOptions,
): Promise<void> {
  const args = ['-D', join(folder, 'data'), '-h', '127.0.0.1', '-p', String(port), '-k', folder];
  const settings = [...CAREFREE, 'max_connections=200'].flatMap((setting) => ['-c', setting]);
  let ended: string | undefined;
  void runCommand(join(binaries, 'postgres'), [...args, ...settings], options).then((result) => {
    ended = result.output;
  });

  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline && ended === undefined) {
    const asked = ['-h', '127.0.0.1', '-p', String(port), '-q'];
    const { code } = await runCommand(join(binaries, 'pg_isready'), asked, options);
    if (code === 0) return;
    await wait(100);
  }
  throw new Error(`PostgreSQL does not start:\n${ended ?? 'no answer'}`);
}
