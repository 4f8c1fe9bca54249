import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signReply, verifyRequest } from '@maneki/contract/round-wallet/signature';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { fixedClock } from '@maneki/testkit/fixed-clock';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '#platform/database/testing/test-database';
import { createSealer } from '#platform/encryption/seal';
import { createTestLog } from '#platform/metrics/testing/test-log';
import { listOpenExceptions } from '../exceptions/store.ts';
import { createProviderDirectory, PROVIDER_KEYS_PURPOSE } from '../keys/provider-directory.ts';
import { addTestProvider } from '../testing/add-test-provider.ts';
import { NOON, openTable } from '../testing/open-table.ts';
import type { TestKey } from '../testing/sign-call.ts';
import { listTransactions } from './list-transactions.ts';
import { reconcileProviders } from './reconcile-providers.ts';

const database = await openTestDatabase();
afterAll(() => database.dispose());
const sealer = createSealer('a master secret of thirty-two characters', PROVIDER_KEYS_PURPOSE);

const later = (ms: number) => new Date(NOON.getTime() + ms);
type Listed = { txId: string; kind: string; outcome: string; amount: string; playerId: string };

async function list(providerCode: string, from: Date, to: Date, cursor?: string) {
  const span = { from: from.toISOString(), to: to.toISOString() };
  const asked = { providerCode, now: NOON, ...span, ...(cursor ? { cursor } : {}) };
  const { status, field, detail } = await listTransactions({ database }, asked);
  return { status, field, ...detail } as {
    status: string;
    field?: string;
    transactions: Listed[];
    totals: unknown;
    next: string | null;
  };
}

test('all transactions of a provider are listed, with what became of them', async () => {
  const table = await openTable(database, 'listed');
  const seat = await table.sitDown({ balance: 1_000_0000n });
  await seat.bet('bet', 100_0000n);
  await seat.win('win', 'bet', 50_0000n);
  await seat.play('spin', 10_0000n, 30_0000n, { roundId: 'another' });
  await seat.bet('too much', 9_999_0000n, { roundId: 'third' });
  await seat.rollback('undo', 'never seen', { roundId: 'fourth' });
  const { transactions, totals, next } = await list('listed', NOON, later(HOUR_MS));
  const told = transactions.map(({ txId, kind, outcome, amount }) =>
    [txId, kind, outcome, amount].join(' '),
  );
  expect(told).toContain('bet BET APPLIED 100');
  expect(told).toContain('win WIN APPLIED 50');
  expect(told).toContain('spin BET APPLIED 10');
  expect(told).toContain('spin WIN APPLIED 30');
  expect(told).toContain('too much BET DECLINED 9999');
  expect(told.some((line) => line.startsWith('never seen') && line.includes('TOMBSTONE'))).toBe(
    true,
  );
  expect(totals).toMatchObject([{ currency: 'JPY', taken: '110', given: '80' }]);
  expect(next).toBeNull();
});

test('a list has pages, each transaction is on one of them, and others’ are on none', async () => {
  const table = await openTable(database, 'paged');
  const stranger = await openTable(database, 'stranger');
  const [one, two] = [await table.sitDown(), await table.sitDown()];
  for (let number = 0; number < 300; number += 1) {
    await one.bet(`bet-${number}`, 1n, { now: later(number % 7) });
    await two.bet(`bet-${number}`, 1n, { now: later(number % 7) });
  }
  await (await stranger.sitDown()).bet('foreign', 1n);
  const found: Listed[] = [];
  let cursor: string | undefined;
  do {
    const page = await list('paged', NOON, later(HOUR_MS), cursor);
    expect(page.transactions.length).toBeLessThanOrEqual(500);
    found.push(...page.transactions);
    cursor = page.next ?? undefined;
  } while (cursor);
  expect(found).toHaveLength(600);
  expect(new Set(found.map(({ playerId, txId }) => `${playerId} ${txId}`)).size).toBe(600);
});

test('a list begins with its first moment and ends before its last', async () => {
  const table = await openTable(database, 'edges');
  const seat = await table.sitDown();
  await seat.bet('at the start', 1n, { now: later(0) });
  await seat.bet('at the end', 1n, { now: later(MINUTE_MS) });
  const { transactions } = await list('edges', NOON, later(MINUTE_MS));
  expect(transactions.map(({ txId }) => txId)).toEqual(['at the start']);
});

test.each([
  ['no time at all', 0, undefined, 'to'],
  ['a time that runs back', -1, undefined, 'to'],
  ['more than an hour', HOUR_MS + 1, undefined, 'to'],
  ['a cursor of nobody', HOUR_MS, 'bm90IG91cnM', 'cursor'],
  [
    'a cursor with half an id',
    HOUR_MS,
    Buffer.from(`1 ${'-'.repeat(36)} a`).toString('base64url'),
    'cursor',
  ],
])('a list over %s is refused', async (_, ms, cursor, field) => {
  const answer = await list('listed', NOON, later(ms), cursor);
  expect(answer).toMatchObject({ status: 'BAD_REQUEST', field });
});

/** A provider that keeps its own list and answers as the protocol says. */
async function startProvider(
  code: string,
  books: () => (Listed & { at: string; currency: string })[],
) {
  let key: TestKey | undefined;
  const state = { isForged: false, status: 200 };
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const header = (name: string) => String(request.headers[name]);
    const nonce = header('rw-nonce');
    const path = request.url!;
    const signed = { secret: key!.secret, path, time: header('rw-time'), nonce, body };
    expect(verifyRequest({ ...signed, method: 'POST' }, header('rw-sign'))).toBe(true);
    const { from, to } = JSON.parse(body);
    const transactions = books().filter(({ at }) => at >= from && at < to);
    const reply = JSON.stringify({ status: 'OK', transactions, next: null });
    const { status } = state;
    const secret = state.isForged ? 'another' : key!.secret;
    const sign = signReply({ secret, status, path, time: '1', nonce, body: reply });
    response.writeHead(status, { 'rw-time': '1', 'rw-sign': sign }).end(reply);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/${code}`;
  key = await addTestProvider({ database, sealer }, { code, baseUrl, now: NOON });
  return { state, close: () => server.close() };
}

test('books that differ from the provider’s are listed once for a person to look at', async () => {
  const now = fixedClock(later(DAY_MS).toISOString());
  const books: (Listed & { at: string; currency: string })[] = [];
  const provider = await startProvider('compared', () => books);
  const table = await openTable(database, 'compared');
  const seat = await table.sitDown();
  const entry = (txId: string, amount: string, at = NOON) =>
    books.push({
      playerId: seat.memberId,
      txId,
      kind: 'BET',
      outcome: 'APPLIED',
      amount,
      currency: 'JPY',
      at: at.toISOString(),
    });
  await seat.bet('alike', 10_0000n / 100n);
  entry('alike', '0.1', later(-90_000));
  await seat.bet('unlike', 2_000n);
  entry('unlike', '0.3');
  await seat.bet('ours', 1_000n);
  entry('theirs', '5');
  const log = createTestLog();
  const providers = createProviderDirectory({ database, sealer, log });
  const { signal } = new AbortController();
  const run = () => reconcileProviders({ database, clock: now, log, signal, providers });
  const listOpen = async () =>
    (await database.statement((tx) => listOpenExceptions(tx)))
      .filter(({ provider_code }) => provider_code === 'compared')
      .map(({ reference }) => reference.split(' ')[1]);
  await run();
  expect((await listOpen()).toSorted()).toEqual(['ours', 'theirs', 'unlike']);
  await run();
  expect(await listOpen()).toHaveLength(3);

  provider.state.isForged = true;
  await expect(run()).rejects.toThrow('not every provider');
  provider.state.status = 404;
  await run();
  provider.close();
});
