import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { depositEndpoints } from '@maneki/contract/cashier/deposit-endpoints';
import type { DepositChannel, DepositOrder } from '@maneki/contract/cashier/deposit-schemas';
import { MINUTE_MS } from '@maneki/kernel/clock';
import { silentLog } from '@maneki/server/testing/silent-log';
import { startTestServer, type TestServer } from '@maneki/server/testing/test-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { preparePayments } from './prepare-payments.ts';

let server: TestServer;
let cookie: string;

const folder = mkdtempSync(join(tmpdir(), 'payments-'));
const demo = { isDemo: true, ROLE: 'all', PAYMENT_PROVIDERS: [], DATA_DIR: folder } as const;
const prepare = (config: Partial<Parameters<typeof preparePayments>[0]> = {}) =>
  preparePayments(
    { ...demo, PAYMENT_PROVIDERS: [], ...config },
    {
      clock: { now: () => server.clock.now() },
      log: silentLog,
      masterSecret: 'a secret of at least thirty-two characters',
    },
  );

beforeAll(async () => {
  const payments = prepare();
  server = await startTestServer({ paymentProviders: payments.providers });
  await payments.openSandbox(server.app, server.services.cashier.door);
  cookie = await server.logIn('sakura');
});
beforeEach(() => server.clock.advance(MINUTE_MS));
afterAll(async () => {
  await server.dispose();
  rmSync(folder, { recursive: true });
});

async function open(kind: string, amount: string): Promise<DepositOrder> {
  const { value } = (await server.send(depositEndpoints.listChannels, {}, { cookie })).body;
  const channel = (value.list as DepositChannel[]).find(
    ({ method, coin }) => (coin?.code ?? method) === kind,
  )!;
  const opened = await server.send(
    depositEndpoints.openDeposit,
    { channelId: channel.id, amount },
    { cookie, headers: { 'idempotency-key': randomUUID() } },
  );
  expect(opened.status, JSON.stringify(opened.body)).toBe(200);
  return opened.body.value;
}

const read = async ({ orderNo }: DepositOrder): Promise<DepositOrder> =>
  (await server.send(depositEndpoints.getDeposit, { orderNo }, { cookie })).body.value;

const choose = (order: DepositOrder, form: string) =>
  server.app.inject({
    method: 'POST',
    url: order.instructions!.payUrl!,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: form,
  });

test.each([
  ['paid', { state: 'SUCCESS', received: '10000', credited: '9800' }],
  ['underpaid', { state: 'SUCCESS', received: '5000', credited: '4900' }],
  ['overpaid', { state: 'SUCCESS', received: '11000', credited: '10780' }],
  ['twice', { state: 'SUCCESS', received: '10000', credited: '9800' }],
  ['again', { state: 'SUCCESS', received: '10000', credited: '9800' }],
  ['late', { state: 'SUCCESS', received: '10000', credited: '9800' }],
  ['expired', { state: 'EXPIRED', credited: null }],
  ['failed', { state: 'FAILED', credited: null }],
])('[CASH-2] a tester has a payment %s on the page of the sandbox', async (choice, expected) => {
  const order = await open('EWALLET', '10000');
  const page = await server.app.inject({ url: order.instructions!.payUrl! });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('No money moves here');
  expect(page.body).toContain('10,000.00 JPY');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(page.body).not.toContain('<script');
  expect((await choose(order, `choice=${choice}`)).statusCode).toBe(303);
  expect(await read(order)).toMatchObject(expected);
});

test('[CASH-2] coins count by the quote, once the sandbox chain has made enough blocks', async () => {
  const order = await open('USDT', '15000');
  expect(order.instructions!.coin).toMatchObject({ code: 'USDT', network: 'TRC20', amount: '100' });
  await choose(order, 'choice=paid');
  expect(await read(order)).toMatchObject({
    state: 'PROCESSING',
    confirmations: { seen: 0, needed: 20 },
  });
  for (let block = 0; block < 19; block += 1) await choose(order, 'blocks=1');
  expect(await read(order)).toMatchObject({ state: 'PROCESSING', confirmations: { seen: 19 } });
  await choose(order, 'blocks=1');
  expect(await read(order)).toMatchObject({
    state: 'SUCCESS',
    received: '15000',
    bonus: '150',
    credited: '15150',
  });
});

test('[CASH-2] nobody pays for others, and no other site chooses', async () => {
  const order = await open('QR', '3000');
  const unknown = await server.app.inject({ url: '/sandbox-pay/p/000000000000000000000000' });
  expect(unknown.statusCode).toBe(404);
  const foreign = await server.app.inject({
    method: 'POST',
    url: order.instructions!.payUrl!,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'cross-site',
    },
    payload: 'choice=paid',
  });
  expect(foreign.statusCode).toBe(403);
  expect((await read(order)).state).toBe('AWAITING_PAYMENT');
  const unsigned = await server.app.inject({
    method: 'POST',
    url: '/sandbox-pay/pay/v1/collect',
    headers: { 'content-type': 'application/json' },
    payload: '{}',
  });
  expect(unsigned.statusCode).toBe(401);
});

test('[SAFE-4] the sandbox is there in a demonstration alone, and never for money', () => {
  expect(prepare().providers).toMatchObject([{ code: 'sandbox', isTest: true }]);
  expect(prepare({ isDemo: false }).providers).toEqual([]);
  expect(prepare({ ROLE: 'web' }).providers).toEqual([]);
});

test('[CASH-2] payouts end by their last digit, and may be asked about', async () => {
  const { provider } = prepare().providers[0]!;
  const payout = (amountMinor: bigint, orderNo: string) => ({
    orderNo,
    currency: 'JPY',
    amountMinor,
    target: {
      type: 'BANK' as const,
      bankCode: '0001',
      branch: '001',
      accountNo: '1234567',
      holderName: 'Sakura Mori',
      network: null,
    },
  });
  const number = (digit: number) => `W300101000000000${digit}`;
  expect(await provider.payOut(payout(10_000n, number(0)))).toMatchObject({ status: 'PAID' });
  expect(await provider.payOut(payout(10_001n, number(1)))).toMatchObject({ status: 'FAILED' });
  expect(await provider.payOut(payout(10_002n, number(2)))).toEqual({ status: 'SILENT' });
  const pending = await provider.payOut(payout(10_003n, number(3)));
  expect(pending).toMatchObject({ status: 'PENDING' });
  expect(await provider.payOut(payout(10_003n, number(3)))).toEqual(pending);
  expect(await provider.findPayout(number(3))).toEqual(pending);
  expect(await provider.findPayout(number(2))).toEqual({ status: 'SILENT' });
  expect(await provider.findPayout(number(9))).toEqual({ status: 'NOT_SEEN' });
});
