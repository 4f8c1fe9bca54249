import { createHash } from 'node:crypto';
import { mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Thrown to the second who wants a data directory. The message is for the person who started it. */
export class DataDirectoryHeldError extends Error {
  override name = 'DataDirectoryHeldError';
}

/** What members entrusted to us is for nobody else on the machine to read. */
export const OWNER_ONLY = 0o700;

export type DataDirectoryHold = {
  /** The directory by its real path. */
  readonly path: string;
  release(): Promise<void>;
};

/**
 * Holds a data directory for this process. The embedded database takes no lock itself, and two
 * openers silently lose data. A listening socket is the lock, because the system takes it away
 * however the process ends; the file beside it only tells people who holds it.
 */
export async function holdDataDirectory(dataDir: string): Promise<DataDirectoryHold> {
  await mkdir(dataDir, { recursive: true, mode: OWNER_ONLY });
  const path = await realpath(dataDir);
  const holderFile = join(path, 'holder');
  const server = await listenAlone(addressOf(path));
  if (!server) throw new DataDirectoryHeldError(await describeHolder(path, holderFile));
  const startedAt = new Date(Date.now() - process.uptime() * 1_000);
  await writeFile(holderFile, `process ${process.pid}, started ${startedAt.toISOString()}\n`);
  return {
    path,
    async release() {
      await rm(holderFile, { force: true });
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

type Address = { readonly name: string; readonly outlivesProcess: boolean };

/** Only Linux has names without a file; the pipes of Windows go with their process as well. */
function addressOf(path: string): Address {
  const name = `maneki-${createHash('sha256').update(path).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return { name: `\0${name}`, outlivesProcess: false };
  if (process.platform === 'win32') {
    return { name: `\\\\.\\pipe\\${name}`, outlivesProcess: false };
  }
  return { name: join(tmpdir(), `${name}.socket`), outlivesProcess: true };
}

async function listenAlone(address: Address): Promise<Server | undefined> {
  const server = await listen(address.name);
  if (server || !address.outlivesProcess || (await answers(address.name))) return server;
  await rm(address.name, { force: true });
  return listen(address.name);
}

function listen(name: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen(name, () => resolve(server.unref()));
  });
}

function answers(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(name, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

async function describeHolder(path: string, holderFile: string): Promise<string> {
  const written = await readFile(holderFile, 'utf8').catch(() => '');
  const holder = written.trim() || 'another process';
  return `The data in ${path} is in use by ${holder}: stop it first, or choose another directory.`;
}
