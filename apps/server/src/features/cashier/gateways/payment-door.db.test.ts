import { MINUTE_MS, SECOND_MS } from '@maneki/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { drawNonce } from '#platform/secrets/secrets';
import { openCashier, type Payer, type TestCashier } from '../testing/open-cashier.ts';
import { openCollection, tell } from '../testing/test-provider.ts';

let cashier: TestCashier;
beforeAll(async () => {
  cashier = await openCashier();
});
beforeEach(() => {
  cashier.server.clock.advance(MINUTE_MS);
  cashier.provider.answer = openCollection(cashier.server.clock.now());
});
afterAll(() => cashier.server.dispose());

const countPayments = async () => {
  const { rows } = await cashier.server.database.statement((tx) =>
    sql<{ count: number }>`select count(*)::int as count from cashier_payments`.execute(tx),
  );
  return rows[0]!.count;
};

const paid = (orderNo: string, more: object = {}) => ({
  status: 'PAID',
  orderNo,
  paymentRef: `pay-${orderNo}`,
  currency: 'JPY',
  amountMinor: '3000',
  coin: null,
  at: cashier.server.clock.now().toISOString(),
  ...more,
});

test('[CASH-2] only what is proven genuine, fresh and new is looked at, and nothing written before', async () => {
  const { server, provider } = cashier;
  const payer = await cashier.payer();
  const { orderNo } = await payer.opened('QR', '3000');
  const notice = paid(orderNo);
  const before = await countPayments();
  const nonce = drawNonce();
  const old = String(server.clock.now().getTime() - 5 * MINUTE_MS - 1);
  const refused = [
    [{ sign: `v1=${'0'.repeat(64)}` }, 401, 'BAD_SIGN', false],
    [{ keyId: 'nobody' }, 401, 'BAD_SIGN', false],
    [{ bodySent: JSON.stringify({ ...notice, amountMinor: '999999' }) }, 401, 'BAD_SIGN', false],
    [{ time: old }, 401, 'STALE', true],
    [{ time: 'yesterday' }, 401, 'STALE', true],
    [{ nonce: 'short' }, 400, 'BAD_REQUEST', true],
  ] as const;
  for (const [overrides, status, code, isSigned] of refused)
    expect(
      await tell(server, provider, notice, overrides),
      JSON.stringify(overrides),
    ).toMatchObject({
      status,
      body: { status: code },
      isSigned,
    });
  const unreadable = [
    [{ ...notice, amountMinor: '-3000' }, 'amountMinor'],
    [{ ...notice, amountMinor: '3000.5' }, 'amountMinor'],
    [{ ...notice, amountMinor: '0' }, 'amountMinor'],
    [{ ...notice, more: 1 }, 'more'],
    [{ ...notice, orderNo: 'D1' }, 'orderNo'],
    [[], 'body'],
  ] as const;
  for (const [sent, field] of unreadable)
    expect(await tell(server, provider, sent)).toMatchObject({
      status: 400,
      body: { status: 'BAD_REQUEST', final: true, field },
    });
  const wrong = [
    [paid('D3001010000000000'), 404, 'ORDER_UNKNOWN'],
    [{ ...notice, currency: 'USD' }, 422, 'CURRENCY_MISMATCH'],
    [{ ...notice, amountMinor: null }, 422, 'CURRENCY_MISMATCH'],
  ] as const;
  for (const [sent, status, code] of wrong)
    expect(await tell(server, provider, sent)).toMatchObject({ status, body: { status: code } });
  expect(await countPayments()).toBe(before);

  expect(await tell(server, provider, notice, { nonce })).toMatchObject({
    status: 200,
    body: { status: 'OK', final: true },
    isSigned: true,
  });
  expect(await tell(server, provider, notice, { nonce })).toMatchObject({
    status: 409,
    body: { status: 'NONCE_REUSED' },
  });
  expect((await payer.order(orderNo)).state).toBe('SUCCESS');
});

test('[CASH-2] a payment that is told again has no second effect; one that was altered is refused', async () => {
  const { server, provider } = cashier;
  const payer = await cashier.payer();
  const { orderNo } = await payer.opened('QR', '3000');
  const before = await payer.balance();
  const answers = [];
  for (const notice of [paid(orderNo), paid(orderNo), paid(orderNo, { amountMinor: '3001' })])
    answers.push((await tell(server, provider, notice)).body.status);
  expect(answers).toEqual(['OK', 'DUPLICATE', 'ALTERED']);
  expect(await payer.balance()).toBe(before + 3_000);
});

test('[CASH-2] the order of another provider is unknown to this one', async () => {
  const { server, provider } = cashier;
  const payer = await cashier.payer();
  const { orderNo } = await payer.opened('BANK_TRANSFER', '3000');
  expect((await tell(server, provider, paid(orderNo))).body.status).toBe('ORDER_UNKNOWN');
});

test('[CASH-2] nobody was asked to pay out, so no payout is known', async () => {
  const { server, provider } = cashier;
  const notice = {
    status: 'PAID',
    orderNo: 'W3001010000000000',
    providerRef: 'x',
    at: server.clock.now().toISOString(),
  };
  const answer = await tell(server, provider, notice, { callback: 'payout' });
  expect(answer.body.status).toBe('ORDER_UNKNOWN');
});

const coin = (amount: string, confirmations: number, rateMinor = '200') => ({
  amountMinor: null,
  coin: { code: 'USDT', network: 'TRC20', amount, confirmations, rateMinor },
});

const openCoins = async (): Promise<{ payer: Payer; orderNo: string }> => {
  const payer = await cashier.payer();
  const { orderNo, instructions } = await payer.opened('USDT', '10000');
  expect(instructions!.coin).toMatchObject({ amount: '50', network: 'TRC20' });
  return { payer, orderNo };
};

test('[CASH-2] coins that are seen in time count by the quote, however long they take', async () => {
  const { server, provider } = cashier;
  const { payer, orderNo } = await openCoins();
  server.clock.advance(20 * MINUTE_MS);
  const told = (amount: string, confirmations: number, rate?: string) =>
    tell(server, provider, paid(orderNo, coin(amount, confirmations, rate)));
  expect((await told('50', 0)).body.status).toBe('OK');
  expect(await payer.order(orderNo)).toMatchObject({
    state: 'PROCESSING',
    confirmations: { seen: 0, needed: 20 },
    mayCancel: false,
  });
  server.clock.advance(24 * 60 * MINUTE_MS);
  expect((await told('51', 19)).body.status).toBe('ALTERED');
  expect((await told('50', 19, '150')).body.status).toBe('OK');
  expect((await told('50', 19, '150')).body.status).toBe('DUPLICATE');
  expect((await payer.order(orderNo)).state).toBe('PROCESSING');
  expect((await told('50', 20, '150')).body.status).toBe('OK');
  expect(await payer.order(orderNo)).toMatchObject({
    state: 'SUCCESS',
    received: '10000',
    bonus: '100',
    credited: '10100',
  });
  expect((await told('50', 21, '150')).body.status).toBe('OK');
  expect((await payer.order(orderNo)).credited).toBe('10100');
});

test('[CASH-2] coins that are seen after the quote count by the rate of their confirmation', async () => {
  const { server, provider } = cashier;
  const { payer, orderNo } = await openCoins();
  server.clock.advance(20 * MINUTE_MS + SECOND_MS);
  await tell(server, provider, paid(orderNo, coin('50', 20, '150.5')));
  expect(await payer.order(orderNo)).toMatchObject({ state: 'SUCCESS', received: '7525' });
});

test('[CASH-2] less than the channel takes is not credited by itself', async () => {
  const { server, provider } = cashier;
  const { payer, orderNo } = await openCoins();
  const before = await payer.balance();
  await tell(server, provider, paid(orderNo, coin('7', 20)));
  expect((await payer.order(orderNo)).state).toBe('PROCESSING');
  expect(await payer.balance()).toBe(before);
});

test('[CASH-2] coins of another kind or network are not what was asked for', async () => {
  const { server, provider } = cashier;
  const { orderNo } = await openCoins();
  const other = { ...coin('50', 20).coin, network: 'ERC20' };
  const answer = await tell(server, provider, paid(orderNo, { amountMinor: null, coin: other }));
  expect(answer.body.status).toBe('CURRENCY_MISMATCH');
  expect((await tell(server, provider, paid(orderNo))).body.status).toBe('CURRENCY_MISMATCH');
});
