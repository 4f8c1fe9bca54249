import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endWithUs } from '../gate/end-with-us.ts';
import { createCluster, isAnswering, serverArguments } from './create-cluster.ts';

const READY_MS = 60_000;

/** As an operator's server is set: what was committed survives a power cut. */
const DURABLE = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on'];

export type DurableServer = {
  /** Where its programs are, `pgbench` among them. */
  readonly binaries: string;
  readonly port: number;
  urlOf(database: string): string;
  /** Ends all of its processes in the same moment, as a crash of the machine would. */
  kill(): Promise<void>;
  /** Starts it again on what it has written, and waits until it answers. */
  start(): Promise<void>;
};

/** A server that keeps what it commits, of its own and gone with everything in it when `endLater` says. */
export async function openDurableServer(
  { binaries, port }: { readonly binaries: string; readonly port: number },
  { endLater }: { endLater(end: () => Promise<void>): void },
): Promise<DurableServer> {
  const folder = mkdtempSync(join(tmpdir(), 'maneki-durable-'));
  let child: ChildProcess | undefined;
  endLater(async () => {
    await end(child, 'SIGINT');
    rmSync(folder, { recursive: true, force: true });
  });
  const options = await createCluster({ binaries, folder });

  const start = async () => {
    const args = serverArguments({ folder, port }, [...DURABLE, 'max_connections=200']);
    const said: Buffer[] = [];
    const started = spawn(join(binaries, 'postgres'), args, {
      cwd: folder,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'ignore', 'pipe'],
      ...options.as,
    });
    started.stderr.on('data', (chunk: Buffer) => said.push(chunk));
    child = endWithUs(started);
    const deadline = Date.now() + READY_MS;
    while (Date.now() < deadline && !hasEnded(started)) {
      if (await isAnswering({ binaries, port }, options)) return;
      await wait(50);
    }
    throw new Error(`PostgreSQL does not start:\n${Buffer.concat(said).toString()}`);
  };
  await start();
  return {
    binaries,
    port,
    urlOf: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    kill: () => end(child, 'SIGKILL'),
    start,
  };
}

/** Each connection is a process in a group of its own, so a server is ended process by process. */
async function end(child: ChildProcess | undefined, signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
  if (!child?.pid || hasEnded(child)) return;
  const ended = once(child, 'exit');
  const others = signal === 'SIGKILL' ? childrenOf(child.pid) : [];
  for (const pid of [child.pid, ...others]) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      // It may have ended by itself a moment before.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
  await ended;
}

const hasEnded = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null;

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent);
}

function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}
