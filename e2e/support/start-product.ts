import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endChild, hasEnded } from './end-child.ts';
import { findFreePort } from './find-free-port.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const PROCESS = join(import.meta.dirname, 'product-process.ts');
const READY_MS = 90_000;

export type Product = {
  /** Under `localhost`, which browsers trust without a certificate. */
  readonly url: string;
  /** Where a journey changes settings as an operator would. */
  readonly controlUrl: string;
  /** What it has printed so far. */
  output(): string;
  stop(): Promise<void>;
};

/**
 * Starts the product on a free port with a database of its own, and waits until it serves the home
 * page. It stands behind this machine as its proxy, so that a journey can say which country it is in.
 */
export async function startProduct(
  environment: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const port = await findFreePort();
  const controlPort = await findFreePort();
  const dataFolder = mkdtempSync(join(tmpdir(), 'maneki-e2e-'));
  const child = spawn(process.execPath, [PROCESS], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataFolder,
      DEMO: 'on',
      LOG_LEVEL: 'error',
      TRUSTED_PROXIES: '127.0.0.1,::1,::ffff:127.0.0.1',
      COUNTRY_HEADER: 'cf-ipcountry',
      E2E_CONTROL_PORT: String(controlPort),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));

  const product: Product = {
    url: `http://localhost:${port}`,
    controlUrl: `http://127.0.0.1:${controlPort}`,
    output: () => Buffer.concat(chunks).toString('utf8'),
    async stop() {
      await endChild(child);
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
  try {
    await waitUntilReady(child, product);
  } catch (error) {
    await product.stop();
    throw error;
  }
  return product;
}

async function waitUntilReady(child: ChildProcess, product: Product): Promise<void> {
  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline) {
    if (hasEnded(child)) throw new Error(`The product ended by itself:\n${product.output()}`);
    // The door opens last, once the merchants of the journeys are there.
    if ((await answers(product.controlUrl)) && (await answers(`${product.url}/m/home`))) return;
    await wait(100);
  }
  throw new Error(`The product is not ready after ${READY_MS / 1_000} s:\n${product.output()}`);
}

async function answers(url: string): Promise<boolean> {
  const reply = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
  await reply?.body?.cancel();
  return reply?.ok === true;
}
