import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endChild, hasEnded } from '../e2e/support/end-child.ts';
import { findFreePort } from '../e2e/support/find-free-port.ts';
import { endWithUs } from '../tooling/gate/end-with-us.ts';
import { ROOT } from '../tooling/gate/root.ts';

const READY_MS = 90_000;

/** Linux counts processor time in hundredths of a second, whatever its own clock does. */
const TICK_MS = 10;

export type ServerProcess = {
  readonly url: string;
  /** Processor time used so far by all threads; undefined where the system does not tell. */
  cpuMs(): number | undefined;
  stop(): Promise<void>;
};

export type ServerProcessOptions = {
  /** The program, from the root of the repository. It listens on PORT and ends on SIGTERM. */
  readonly script: string;
  /** Answers 200 once the server can be measured. */
  readonly readyPath: string;
  readonly nodeArgs?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
};

/** Starts a server in a process of its own, as in production, and waits until it answers. */
export async function startServerProcess(
  { endLater }: { endLater(end: () => Promise<void>): void },
  { script, readyPath, nodeArgs = [], environment = {} }: ServerProcessOptions,
): Promise<ServerProcess> {
  const port = await findFreePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'maneki-bench-'));
  const child = spawn(process.execPath, [...nodeArgs, join(ROOT, script)], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: 'on',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  endWithUs(child);
  const stop = async () => {
    await endChild(child);
    rmSync(dataDir, { recursive: true, force: true });
  };
  endLater(stop);
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  const url = `http://localhost:${port}`;
  const isReady = await waitUntilReady(child, url + readyPath);
  if (!isReady) throw new Error(`${script} does not answer:\n${Buffer.concat(chunks).toString()}`);
  return { url, cpuMs: () => readCpuMs(child.pid), stop };
}

async function waitUntilReady(child: ChildProcess, url: string): Promise<boolean> {
  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline && !hasEnded(child)) {
    const reply = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
    await reply?.body?.cancel();
    if (reply?.ok) return true;
    await wait(100);
  }
  return false;
}

function readCpuMs(pid: number | undefined): number | undefined {
  if (process.platform !== 'linux' || pid === undefined) return undefined;
  // "pid (name) state …": the name may hold blanks; user and system time are fields 14 and 15.
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
