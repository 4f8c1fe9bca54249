import { chownSync } from 'node:fs';
import { join } from 'node:path';
import { type CommandOptions, runCommand } from '../gate/run-command.ts';

export type Cluster = {
  /** The folder of the server's programs. */
  readonly binaries: string;
  /** Holds the data and the socket; empty at first. */
  readonly folder: string;
};

/** Makes an empty database server in an empty folder. Answers how its programs are to be run. */
export async function createCluster({ binaries, folder }: Cluster): Promise<CommandOptions> {
  const user = await serverUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const options: CommandOptions = {
    // The server's user may not be allowed into the folder that we were called from.
    cwd: folder,
    env: { LC_ALL: 'C.UTF-8', HOME: folder },
    ...(user ? { as: user } : {}),
  };
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
  return options;
}

/** PostgreSQL refuses to run as root; Debian brings a user for it. */
async function serverUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const uid = await runCommand('id', ['-u', 'postgres']);
  const gid = await runCommand('id', ['-g', 'postgres']);
  if (uid.code !== 0 || gid.code !== 0) throw new Error('There is no user postgres to run it as.');
  return { uid: Number(uid.output), gid: Number(gid.output) };
}

/** What a server is started with: reachable from this machine only, its socket beside its data. */
export function serverArguments(
  { folder, port }: { readonly folder: string; readonly port: number },
  settings: readonly string[],
): string[] {
  const place = ['-D', join(folder, 'data'), '-h', '127.0.0.1', '-p', String(port), '-k', folder];
  return [...place, ...settings.flatMap((setting) => ['-c', setting])];
}

/** Whether a server answers on a port. */
export async function isAnswering(
  { binaries, port }: { readonly binaries: string; readonly port: number },
  options: CommandOptions,
): Promise<boolean> {
  const asked = ['-h', '127.0.0.1', '-p', String(port), '-q'];
  const { code } = await runCommand(join(binaries, 'pg_isready'), asked, options);
  return code === 0;
}
