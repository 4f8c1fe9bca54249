import { done } from '@maneki/kernel/outcome';
import { everyPhrase } from '@maneki/phrases/every-phrase';
import { waitFor } from '@maneki/testkit/wait-for';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestServer, type TestServer } from '#testing/test-server';
import type { CallSet } from '../calls/handlers.ts';
import { recordRun } from '../jobs/store.ts';

let server: TestServer | undefined;
afterEach(() => server?.dispose());

const slow = {
  name: 'slow.wait',
  method: 'GET',
  path: '/slow/wait',
  module: 'COMM3',
  access: 'anyone',
  refusals: [],
} as const;

/** A call that is answered when the test says so. */
function createSlowCalls() {
  const started = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const calls: CallSet = {
    endpoints: { wait: slow },
    schemas: { 'slow.wait': { request: z.strictObject({}), response: z.string() } },
    handlers: {
      async wait() {
        started.resolve();
        await finish.promise;
        return done('finished');
      },
    },
  };
  return { calls, started: started.promise, finish: finish.resolve };
}

test('[OPS-1] a stopping node finishes the calls in flight and takes no more', async () => {
  const { calls, started, finish } = createSlowCalls();
  server = await startTestServer({ extraCalls: [calls] });
  const base = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const inFlight = fetch(`${base}/api/slow/wait`).then((answer) => answer.json());
  await started;
  const closing = server.app.close();
  await waitFor(async () => {
    const answer = await fetch(`${base}/healthz`).catch(() => undefined);
    return answer === undefined || answer.status === 503;
  });
  finish();
  expect(await inFlight).toEqual({ value: 'finished' });
  await closing;
});

test('[OPS-1] health and figures name a job that fails, and tell nobody outside of it', async () => {
  server = await startTestServer();
  const { app, database } = server;
  const run = { name: 'wallet.roll-up', at: server.clock.now(), error: 'bigint out of range' };
  await database.statement((tx) => recordRun(tx, run));
  await waitFor(async () => (await app.inject('/healthz')).json().failingJobs !== undefined);
  const health = await app.inject('/healthz');
  expect(health.statusCode).toBe(200);
  expect(health.json()).toEqual({
    status: 'alive',
    failingJobs: [{ name: run.name, since: run.at.toISOString(), error: run.error }],
  });
  expect((await app.inject('/metrics')).body).toContain(
    'maneki_job_failing{name="wallet.roll-up"} 1',
  );
  const outside = { url: '/healthz', headers: { 'x-forwarded-for': '203.0.113.7' } };
  expect((await app.inject(outside)).json()).toEqual({ status: 'alive' });
});

test('[OPS-1] health, readiness and figures answer, and figures only from inside', async () => {
  server = await startTestServer();
  const { app } = server;
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'alive' });
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  await app.inject('/api/site/status');
  const figures = (await app.inject('/metrics')).body;
  expect(figures).toMatch(/maneki_http_request_duration_seconds_count{endpoint="site.getStatus"/);
  const outside = { url: '/metrics', headers: { 'x-forwarded-for': '1.0.16.1' } };
  expect((await app.inject(outside)).statusCode).toBe(404);
});

test('[OPS-1] a node whose database is gone is alive but not ready', async () => {
  server = await startTestServer();
  await server.services.stop();
  await server.database.close();
  expect((await server.app.inject('/healthz')).statusCode).toBe(200);
  expect((await server.app.inject('/readyz')).statusCode).toBe(503);
});

test('[OPS-1] a request id that a caller gives is kept, one that is no id is replaced', async () => {
  server = await startTestServer();
  const idFor = async (given: string) =>
    (await server?.app.inject({ url: '/healthz', headers: { 'x-request-id': given } }))?.headers[
      'x-request-id'
    ];
  expect(await idFor('trace-12345')).toBe('trace-12345');
  expect(await idFor('short')).toMatch(/^[0-9a-f-]{36}$/);
  expect(await idFor(`x${'y'.repeat(80)}`)).toMatch(/^[0-9a-f-]{36}$/);
});

/** Keeps everything else waiting, as work that never ends would. */
function holdUp(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test('[OPS-1] who is overloaded asks callers and visitors to come again, still sends files, and recovers', async () => {
  server = await startTestServer({ patience: { delayMs: 100, windowMs: 500 } });
  const { app } = server;
  await waitFor(async () => {
    holdUp(400);
    return app.isUnderPressure();
  });
  const headers = { language: 'JA' };
  const call = await app.inject({ url: '/api/site/status', headers });
  const page = await app.inject({ url: '/m/home', headers: { cookie: 'lang=JA' } });
  const file = await app.inject('/m/art/test-server.ts');
  const health = await app.inject('/healthz');
  expect([call, page, file, health].map(({ statusCode }) => statusCode)).toEqual([
    503, 503, 200, 200,
  ]);
  const message = everyPhrase.JA.call.system_busy;
  expect(call.json()).toEqual({ code: 'call.system_busy', message, detail: {} });
  expect([page.body, page.headers['content-type'], page.headers['retry-after']]).toEqual([
    message,
    'text/plain; charset=utf-8',
    '5',
  ]);
  await waitFor(async () => (await app.inject('/api/site/status')).statusCode === 200);
});

test('[OPS-1] one pause of the machine refuses nobody', async () => {
  server = await startTestServer({ patience: { delayMs: 200, windowMs: 2_000 } });
  const { app } = server;
  holdUp(900);
  await waitFor(async () => app.memoryUsage().eventLoopDelay > 0);
  expect((await app.inject('/api/site/status')).statusCode).toBe(200);
});
