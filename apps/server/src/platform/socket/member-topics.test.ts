import type { AddressInfo } from 'node:net';
import { fixedClock } from '@maneki/testkit/fixed-clock';
import { waitFor } from '@maneki/testkit/wait-for';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { fanOutInProcess } from '../fanout/fan-out-in-process.ts';
import type { Message } from '../fanout/fanout.ts';
import { createMessageIds } from '../fanout/message-ids.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { createTestLog } from '../metrics/testing/test-log.ts';
import { CROWD_MAX, registerSocket, type SocketServices } from './register-socket.ts';
import { openTestPage } from './testing/test-page.ts';
import { guest } from './topic-access.ts';

const balances = ['wallet.balance'];
const NOT_PERMITTED = { type: 'error', code: 'topic_not_permitted', topic: 'wallet.balance' };
let closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closing) await close();
  closing = [];
});

/** A cookie `member/session` stands for the real one. */
async function start(options: Partial<SocketServices> = {}) {
  const clock = fixedClock('2030-01-01T12:00:00Z');
  const metrics = createMetrics();
  const log = createTestLog();
  const makeMessageId = createMessageIds(clock, 'a');
  const fanout = fanOutInProcess({ makeMessageId, log });
  const heard: Message[] = [];
  fanout.subscribe({ hear: (message) => heard.push(message) });
  const app = Fastify();
  await registerSocket(app, {
    fanout,
    makeMessageId,
    clock,
    metrics,
    log,
    listEnded: async () => [],
    listBarred: async () => new Map(),
    findAddress: ({ ip }) => ip,
    findMerchantCode: ({ hostname }) => hostname.match(/^(\w+)\.test$/)?.[1],
    async findCaller({ headers }) {
      const [memberId, sessionId] = headers.cookie?.split('/') ?? [];
      if (!memberId || !sessionId) return guest;
      return { memberId, sessionId, mayListen: () => true };
    },
    ...options,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  closing.push(() => app.close());
  const { port } = app.server.address() as AddressInfo;

  const tell = (memberId: string, seq: number, merchantCode = 'maneki') => {
    const payload = { wallet: 'MAIN', balance: '1.0000', currency: 'PHP', seq: `${seq}` } as const;
    return fanout.publish([{ topic: 'wallet.balance', merchantCode, memberId, payload }]);
  };
  const change = (version: number) =>
    fanout.publish([{ topic: 'site.settings', merchantCode: 'maneki', payload: { version } }]);
  return { app, port, tell, change, fanout, clock, lastId: () => heard.at(-1)!.id };
}

type Page = Awaited<ReturnType<typeof openPage>>;

async function openPage(port: number, who: string | undefined, host = 'maneki.test') {
  return openTestPage(port, { host, headers: who ? { cookie: who } : {} });
}

async function listenAs(port: number, who: string, host?: string): Promise<Page> {
  const page = await openPage(port, who, host);
  page.send({ type: 'subscribe', topics: balances });
  await page.hear('subscribed');
  return page;
}

/** What a page has heard, once it certainly has heard all of it. */
async function seqs(page: Page): Promise<(string | undefined)[]> {
  const pongs = page.heard.filter(({ type }) => type === 'pong').length;
  page.send({ type: 'ping' });
  await page.hear('pong', pongs + 1);
  return page.heard.filter(({ type }) => type === 'event').map(({ payload }) => payload?.seq);
}

test("a member's news reaches every page of that member, and nobody else's", async () => {
  const { port, tell } = await start();
  const [phone, desk] = [await listenAs(port, 'm1/s1'), await listenAs(port, 'm1/s2')];
  const other = await listenAs(port, 'm2/s3');
  const abroad = await listenAs(port, 'm1/s4', 'other.test');
  await tell('m1', 1);
  await tell('m2', 2);
  await tell('m1', 3, 'other');
  expect(await seqs(phone)).toEqual(['1']);
  expect(await seqs(desk)).toEqual(['1']);
  expect(await seqs(other)).toEqual(['2']);
  expect(await seqs(abroad)).toEqual(['3']);
});

test("a member's page that did not ask hears nothing, nor one that asks no more", async () => {
  const { port, tell } = await start();
  const silent = await openPage(port, 'm1/s1');
  const page = await listenAs(port, 'm1/s1');
  await tell('m1', 1);
  page.send({ type: 'unsubscribe', topics: balances });
  await page.hear('unsubscribed');
  await tell('m1', 2);
  expect([await seqs(silent), await seqs(page)]).toEqual([[], ['1']]);
});

test("a guest may not listen to members' news, and what else it hears goes on", async () => {
  const { port, tell, change } = await start();
  const page = await openPage(port, undefined);
  page.send({ type: 'subscribe', topics: ['site.settings'] });
  page.send({ type: 'subscribe', topics: balances });
  expect(await page.hear('error')).toEqual([NOT_PERMITTED]);
  await tell('m1', 1);
  await change(7);
  expect(await page.hear('event')).toMatchObject([{ payload: { version: 7 } }]);
  expect(await seqs(page)).toHaveLength(1);
});

test('without a member nobody may listen, whatever rights are claimed', async () => {
  const { port } = await start({ findCaller: async () => ({ mayListen: () => true }) });
  const page = await openPage(port, undefined);
  page.send({ type: 'subscribe', topics: balances });
  expect(await page.hear('error')).toEqual([NOT_PERMITTED]);
});

test('a member who comes back hears what that member missed, and nothing of others', async () => {
  const { port, tell, change } = await start();
  const page = await listenAs(port, 'm1/s1');
  await tell('m1', 1);
  const [event] = await page.hear('event');
  page.socket.close();
  await page.closed;
  await tell('m2', 2);
  await tell('m1', 3);
  await tell('m1', 4, 'other');
  await change(5);

  const resume = async (who: string) => {
    const again = await openPage(port, who);
    again.send({ type: 'subscribe', topics: balances, after: event!.id });
    await again.hear('subscribed');
    return again;
  };
  const [own, foreign] = [await resume('m1/s1'), await resume('m2/s2')];
  expect(await seqs(own)).toEqual(['3']);
  expect(await seqs(foreign)).toEqual(['2']);
  const asGuest = await openPage(port, undefined);
  asGuest.send({ type: 'subscribe', topics: balances, after: event!.id });
  expect(await asGuest.hear('error')).toEqual([NOT_PERMITTED]);
  expect(await seqs(asGuest)).toEqual([]);
});

test('a page that heard nothing yet resumes from where it subscribed', async () => {
  const { port, tell, change } = await start();
  await tell('m2', 1);
  await change(1);
  const page = await openPage(port, 'm1/s1');
  page.send({ type: 'subscribe', topics: balances });
  const after = (await page.hear('subscribed'))[0]!.last;
  await tell('m1', 2);
  const again = await openPage(port, 'm1/s1');
  again.send({ type: 'subscribe', topics: balances, after });
  expect(await again.hear('event')).toMatchObject([{ payload: { seq: '2' } }]);
  expect(again.heard.map(({ type }) => type)).not.toContain('reset');
});

test("members' news does not push out what a merchant said", async () => {
  const { port, tell, change } = await start();
  const page = await openPage(port, undefined);
  page.send({ type: 'subscribe', topics: ['site.settings'] });
  const after = (await page.hear('subscribed'))[0]!.last;
  await change(1);
  for (let seq = 1; seq <= 3_000; seq += 1) await tell('m1', seq);
  const again = await openPage(port, undefined);
  again.send({ type: 'subscribe', topics: ['site.settings'], after });
  expect(await again.hear('event')).toMatchObject([{ payload: { version: 1 } }]);
});

test('of both kinds together, those that cannot be told are asked for again', async () => {
  const { port, tell, change, lastId } = await start();
  await change(1);
  const after = lastId();
  await change(2);
  await tell('m1', 1);
  const page = await openPage(port, 'm1/s1');
  page.send({ type: 'subscribe', topics: ['site.settings', ...balances], after });
  expect(await page.hear('reset')).toEqual([{ type: 'reset', topics: balances }]);
  expect(await page.hear('event')).toMatchObject([{ payload: { version: 2 } }]);
});

test('when a session is over its pages are closed with 4401 and hear no more', async () => {
  const ended = new Set<string>();
  const questions: (readonly string[])[] = [];
  const { port, tell } = await start({
    askEveryMs: 10,
    async listEnded(sessionIds) {
      questions.push(sessionIds);
      return sessionIds.filter((id) => ended.has(id));
    },
  });
  const asGuest = await openPage(port, undefined);
  const [first, second] = [await listenAs(port, 'm1/s1'), await listenAs(port, 'm1/s1')];
  const elsewhere = await listenAs(port, 'm1/s2');
  await waitFor(() => questions.some((asked) => asked.length === 2));
  ended.add('s1');
  expect(await Promise.all([first.closed, second.closed])).toEqual([4401, 4401]);
  await tell('m1', 1);
  expect(await seqs(elsewhere)).toEqual(['1']);
  expect(await seqs(asGuest)).toEqual([]);
  expect([first, second].flatMap(({ heard }) => heard.map(({ type }) => type))).toEqual([
    'subscribed',
    'subscribed',
  ]);
  const before = questions.length;
  await waitFor(() => questions.length > before + 1);
  expect(questions.at(-1)).toEqual(['s2']);
});

test('a session has so many pages open and no more, until one is closed', async () => {
  const { port } = await start();
  const open = (session: string) => openTestPage(port, { headers: { cookie: `m1/${session}` } });
  const pages = await Promise.all(Array.from({ length: CROWD_MAX.session }, () => open('s1')));
  await expect(open('s1')).rejects.toThrow('429');
  await open('s2');
  pages[0]!.socket.close();
  await waitFor(() =>
    open('s1').then(
      () => true,
      () => false,
    ),
  );
});

test('an address has so many pages open and no more', async () => {
  const { port } = await start({ findAddress: ({ headers }) => String(headers['x-test-address']) });
  const open = (address: string) => openTestPage(port, { headers: { 'x-test-address': address } });
  const inNetwork = (number: number) => `2001:db8::${number.toString(16)}`;
  for (let number = 1; number <= CROWD_MAX.address; number += 1) await open(inNetwork(number));
  await expect(open(inNetwork(9_999))).rejects.toThrow('429');
  await open('2001:db8:0:1::1');
});
