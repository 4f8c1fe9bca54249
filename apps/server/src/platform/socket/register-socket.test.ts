import type { AddressInfo } from 'node:net';
import { fixedClock } from '@maneki/testkit/fixed-clock';
import { waitFor } from '@maneki/testkit/wait-for';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { fanOutInProcess } from '../fanout/fan-out-in-process.ts';
import type { Fanout, Listener } from '../fanout/fanout.ts';
import { createMessageIds } from '../fanout/message-ids.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { createTestLog } from '../metrics/testing/test-log.ts';
import { registerSocket, type SocketServices } from './register-socket.ts';
import { type Answer, openTestPage } from './testing/test-page.ts';

const settings = ['site.settings'];
let closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closing) await close();
  closing = [];
});

async function start(options: Partial<SocketServices> = {}) {
  const clock = fixedClock('2030-01-01T12:00:00Z');
  const metrics = createMetrics();
  const makeMessageId = createMessageIds(clock, 'a');
  const fanout = fanOutInProcess({ makeMessageId, log: createTestLog() });
  const app = Fastify();
  await registerSocket(app, {
    fanout,
    makeMessageId,
    clock,
    metrics,
    log: createTestLog(),
    listEnded: async () => [],
    listBarred: async () => new Map(),
    findAddress: ({ ip }) => ip,
    findMerchantCode: ({ hostname }) => hostname.match(/^(\w+)\.test$/)?.[1],
    ...options,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  closing.push(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  const push = (version: number, merchantCode = 'maneki') =>
    fanout.publish([{ topic: 'site.settings', merchantCode, payload: { version } }]);
  return { app, port, push, clock, fanout, metrics };
}

const versions = (events: readonly Answer[]) => events.map(({ payload }) => payload?.version);

test('a page hears what it subscribed to, with the time of the server', async () => {
  const { port, push } = await start();
  const page = await openTestPage(port);
  page.send({ type: 'subscribe', topics: settings });
  expect(await page.hear('subscribed')).toEqual([
    {
      type: 'subscribed',
      topics: settings,
      at: '2030-01-01T12:00:00.000Z',
      last: expect.any(String),
    },
  ]);
  await push(1);
  await push(2);
  expect(versions(await page.hear('event', 2))).toEqual([1, 2]);
});

test('a page hears nothing before it subscribes and nothing after it unsubscribes', async () => {
  const { port, push } = await start();
  const page = await openTestPage(port);
  await push(1);
  page.send({ type: 'subscribe', topics: settings });
  await page.hear('subscribed');
  await push(2);
  page.send({ type: 'unsubscribe', topics: settings });
  await page.hear('unsubscribed');
  await push(3);
  page.send({ type: 'ping' });
  await page.hear('pong');
  expect(versions(await page.hear('event'))).toEqual([2]);
});

test("another merchant's messages never arrive, live or on resuming", async () => {
  const { port, push } = await start();
  const page = await openTestPage(port, { host: 'other.test' });
  page.send({ type: 'subscribe', topics: settings });
  const last = (await page.hear('subscribed'))[0]!.last;
  await push(1, 'maneki');
  await push(2, 'other');
  expect(versions(await page.hear('event'))).toEqual([2]);

  const again = await openTestPage(port, { host: 'other.test' });
  again.send({ type: 'subscribe', topics: settings, after: last });
  await again.hear('event');
  again.send({ type: 'ping' });
  await again.hear('pong');
  expect(versions(await again.hear('event'))).toEqual([2]);
});

test('a page that comes back hears exactly what it missed', async () => {
  const { port, push } = await start();
  const page = await openTestPage(port);
  page.send({ type: 'subscribe', topics: settings });
  await page.hear('subscribed');
  await push(1);
  const [event] = await page.hear('event');
  page.socket.close();
  await page.closed;
  await push(2);
  await push(3);

  const again = await openTestPage(port);
  again.send({ type: 'subscribe', topics: settings, after: event!.id });
  expect(versions(await again.hear('event', 2))).toEqual([2, 3]);
  await push(4);
  expect(versions(await again.hear('event', 3))).toEqual([2, 3, 4]);
  expect(again.heard.map(({ type }) => type)).not.toContain('reset');
});

test('a page that was told of no event yet resumes from where it subscribed', async () => {
  const { port, push } = await start();
  const page = await openTestPage(port);
  page.send({ type: 'subscribe', topics: settings });
  const last = (await page.hear('subscribed'))[0]!.last;
  await push(1);
  const again = await openTestPage(port);
  again.send({ type: 'subscribe', topics: settings, after: last });
  expect(versions(await again.hear('event'))).toEqual([1]);
});

test('a page that was away for too long, or elsewhere, is told to ask again', async () => {
  const { port } = await start();
  const page = await openTestPage(port);
  page.send({ type: 'subscribe', topics: settings, after: 'an id of long ago' });
  expect(await page.hear('reset')).toEqual([{ type: 'reset', topics: settings }]);
  expect(page.heard.map(({ type }) => type)).toEqual(['subscribed', 'reset']);
});

test('a page catches up with 200 events, and is told to ask again for more', async () => {
  const { port, push } = await start();
  const page = await openTestPage(port);
  page.send({ type: 'subscribe', topics: settings });
  const last = (await page.hear('subscribed'))[0]!.last;
  for (let version = 1; version <= 200; version++) await push(version);
  const quick = await openTestPage(port);
  quick.send({ type: 'subscribe', topics: settings, after: last });
  await quick.hear('event', 200);

  await push(201);
  const late = await openTestPage(port);
  late.send({ type: 'subscribe', topics: settings, after: last });
  await late.hear('reset');
  expect(late.heard.map(({ type }) => type)).toEqual(['subscribed', 'reset']);
});

test('when the node itself missed something, its pages are told to ask again', async () => {
  const listeners: Listener[] = [];
  const fanout: Fanout = {
    async publish() {},
    subscribe(listener) {
      listeners.push(listener);
      return () => {};
    },
    async close() {},
  };
  const { port } = await start({ fanout });
  const page = await openTestPage(port);
  const silent = await openTestPage(port);
  page.send({ type: 'subscribe', topics: settings });
  await page.hear('subscribed');
  listeners[0]!.missed!();
  expect(await page.hear('reset')).toEqual([{ type: 'reset', topics: settings }]);
  expect(silent.heard).toEqual([]);
});

test('a host that belongs to no merchant is closed with 4404', async () => {
  const { port } = await start();
  const page = await openTestPage(port, { host: 'nobody.example' });
  expect(await page.closed).toBe(4404);
});

test('only pages of the same site may connect; clients that are no browsers may too', async () => {
  const { port } = await start();
  const connect = (origin: string) => openTestPage(port, { headers: { origin } });
  await connect('https://maneki.test');
  await connect('http://maneki.test:80');
  for (const foreign of [
    'https://evil.test',
    'https://maneki.test.evil.test',
    'null',
    'nonsense',
  ]) {
    await expect(connect(foreign), foreign).rejects.toThrow('403');
  }
});

test('unknown and foreign topics are refused by name, and nothing is subscribed', async () => {
  const { port, push } = await start({ findCaller: async () => ({ mayListen: () => false }) });
  const page = await openTestPage(port);
  page.send({ type: 'subscribe', topics: ['site.weather', ...settings] });
  page.send({ type: 'subscribe', topics: settings });
  expect(await page.hear('error', 2)).toEqual([
    { type: 'error', code: 'topic_unknown', topic: 'site.weather' },
    { type: 'error', code: 'topic_not_permitted', topic: 'site.settings' },
  ]);
  await push(1);
  page.send({ type: 'ping' });
  await page.hear('pong');
  expect(page.heard.map(({ type }) => type)).toEqual(['error', 'error', 'pong']);
});

test('50 topics may be named at once, 51 not', async () => {
  const { port } = await start();
  const page = await openTestPage(port);
  page.send({ type: 'subscribe', topics: Array(50).fill('site.settings') });
  await page.hear('subscribed');
  page.send({ type: 'subscribe', topics: Array(51).fill('site.settings') });
  expect(await page.hear('error')).toEqual([{ type: 'error', code: 'too_many_topics' }]);
});

test('bad messages are answered, and the third closes the connection', async () => {
  const { port } = await start();
  const page = await openTestPage(port);
  page.socket.send('{ not json');
  page.socket.send(Buffer.from(JSON.stringify({ type: 'ping' })));
  await page.hear('error', 2);
  page.send({ type: 'ping' });
  await page.hear('pong');
  page.send({ type: 'subscribe', topics: 'site.settings' });
  expect(await page.hear('error', 3)).toEqual(
    Array(3).fill({ type: 'error', code: 'bad_message' }),
  );
  expect(await page.closed).toBe(1008);
});

test('a frame of 4 kB is read, a larger one closes the connection', async () => {
  const { port } = await start();
  const page = await openTestPage(port);
  const ping = JSON.stringify({ type: 'ping' });
  page.socket.send(ping.padEnd(4096));
  await page.hear('pong');
  page.socket.send(ping.padEnd(4097));
  expect(await page.closed).toBe(1009);
});

test('60 messages a minute are answered, the 61st closes the connection', async () => {
  const { port, clock } = await start();
  const page = await openTestPage(port);
  const ping = (count: number) => {
    for (let sent = 0; sent < count; sent++) page.send({ type: 'ping' });
  };
  ping(60);
  await page.hear('pong', 60);
  clock.advance(60_000);
  ping(60);
  await page.hear('pong', 120);
  ping(1);
  expect(await page.closed).toBe(1008);
});

test('a page that does not read is closed before it fills the memory', async () => {
  const { port, fanout } = await start();
  const slow = await openTestPage(port);
  const quick = await openTestPage(port);
  for (const page of [slow, quick]) page.send({ type: 'subscribe', topics: settings });
  await Promise.all([slow.hear('subscribed'), quick.hear('subscribed')]);

  // More than what the two ends of a connection hold for a reader that pauses.
  slow.socket.pause();
  const payload = { version: 1, filling: 'x'.repeat(6_000) };
  const batch = Array(20).fill({ topic: 'site.settings', merchantCode: 'maneki', payload });
  for (let batches = 1; batches <= 100; batches++) {
    await fanout.publish(batch);
    await waitFor(() => quick.heard.length > batches * batch.length, { everyMs: 1 });
  }
  slow.socket.resume();
  expect(await slow.closed).toBe(1013);
  expect(slow.heard.length).toBeLessThan(quick.heard.length);
}, 20_000);

test('a page that answers pings stays, one that is dead is cut off', async () => {
  const { port, metrics } = await start({ pingEveryMs: 40 });
  const alive = await openTestPage(port);
  const dead = await openTestPage(port, { autoPong: false });
  expect(await dead.closed).toBe(1006);
  alive.send({ type: 'ping' });
  await alive.hear('pong');
  expect((await metrics.write()).text).toContain('maneki_sockets_open 1');
});

test('a server that stops says so and waits for no page', async () => {
  const { app, port } = await start();
  const pages = await Promise.all([openTestPage(port), openTestPage(port)]);
  await app.close();
  expect(await Promise.all(pages.map(({ closed }) => closed))).toEqual([1001, 1001]);
});

test('a plain request for the socket finds nothing', async () => {
  const { app } = await start();
  expect((await app.inject({ url: '/ws' })).statusCode).toBe(404);
});
