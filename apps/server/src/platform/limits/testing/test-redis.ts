import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitFor } from '@maneki/testkit/wait-for';
import { Redis } from 'ioredis';

/**
 * Whether this machine can run a Redis of its own; where it cannot, tests that need one are
 * skipped.
 */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

export type TestRedis = {
  readonly url: string;
  /** Ends the server, as when its machine fails. */
  stop(): Promise<void>;
  /** Starts it again at the same address. */
  start(): Promise<void>;
  dispose(): Promise<void>;
};

/** A Redis for one test file: its own port, its own folder, nothing kept. */
export async function openTestRedis(): Promise<TestRedis> {
  const folder = await mkdtemp(join(tmpdir(), 'maneki-redis-'));
  const port = await findFreePort();
  const url = `redis://127.0.0.1:${port}`;
  let server: ReturnType<typeof spawn> | undefined;

  const stop = async () => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    server.kill('SIGKILL');
    await exited;
  };
  const start = async () => {
    const settings = ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', folder, '--save', ''];
    server = spawn('redis-server', settings, { stdio: 'ignore' });
    await waitFor(() => answersPing(url), { what: 'Redis to answer' });
  };
  await start();
  return {
    url,
    stop,
    start,
    async dispose() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answersPing(url: string): Promise<boolean> {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
  redis.on('error', () => {});
  try {
    await redis.connect();
    return (await redis.ping()) === 'PONG';
  } finally {
    redis.disconnect();
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
