import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MASTER_SECRET } from '../bench/provider-keys.ts';
import { endChild, hasEnded } from '../e2e/support/end-child.ts';
import { findFreePort } from '../e2e/support/find-free-port.ts';
import { endWithUs } from '../tooling/gate/end-with-us.ts';
import { ROOT } from '../tooling/gate/root.ts';

const READY_MS = 300_000;

/** The whole product in a process of its own, which can be killed and started again in its place. */
export type Product = {
  readonly port: number;
  /** Starts it and answers how long it took until it was ready. */
  start(environment?: Readonly<Record<string, string>>): Promise<number>;
  /** Ends it in the middle of whatever it does. */
  kill(): Promise<void>;
  stop(): Promise<void>;
  isRunning(): boolean;
};

export async function openProduct(
  { endLater }: { endLater(end: () => Promise<void>): void },
  place: { readonly dataDir: string; readonly databaseUrl?: string },
): Promise<Product> {
  const port = await findFreePort();
  let child: ChildProcess | undefined;
  const stop = async () => {
    if (child) await endChild(child);
  };
  endLater(stop);
  return {
    port,
    async start(environment = {}) {
      const startedAt = performance.now();
      const said: Buffer[] = [];
      const started = spawn(process.execPath, [join(ROOT, 'apps/main/src/main.ts')], {
        cwd: ROOT,
        env: {
          ...process.env,
          NODE_ENV: 'production',
          PORT: String(port),
          HOST: '127.0.0.1',
          DATA_DIR: place.dataDir,
          DATABASE_URL: place.databaseUrl ?? '',
          REDIS_URL: '',
          DEMO: 'on',
          TRUSTED_PROXIES: '',
          MASTER_SECRET,
          LOG_LEVEL: 'fatal',
          ...environment,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      for (const stream of [started.stdout, started.stderr])
        stream.on('data', (chunk: Buffer) => said.push(chunk));
      child = endWithUs(started);
      if (await waitUntilReady(started, port)) return performance.now() - startedAt;
      throw new Error(`The product does not start:\n${Buffer.concat(said).toString()}`);
    },
    async kill() {
      if (!child || hasEnded(child)) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    stop,
    isRunning: () => child !== undefined && !hasEnded(child),
  };
}

async function waitUntilReady(child: ChildProcess, port: number): Promise<boolean> {
  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline && !hasEnded(child)) {
    const url = `http://127.0.0.1:${port}/readyz`;
    const reply = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
    await reply?.body?.cancel();
    if (reply?.ok) return true;
    await wait(25);
  }
  return false;
}
