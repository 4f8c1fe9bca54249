import { depositEndpoints } from '@maneki/contract/cashier/deposit-endpoints';
import { withdrawalEndpoints } from '@maneki/contract/cashier/withdrawal-endpoints';
import { safetyEndpoints } from '@maneki/contract/safety/endpoints';
import { walletEndpoints } from '@maneki/contract/wallet/endpoints';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@maneki/kernel/clock';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { blockAccount } from '#features/wallet';
import { openCashier, type Payer, type TestCashier } from '../testing/open-cashier.ts';
import { openCollection } from '../testing/test-provider.ts';
import { expireDeposits } from './expire-deposits.ts';

const { cancelDeposit, listChannels, listDeposits, submitDeposit } = depositEndpoints;
const { listRollovers } = withdrawalEndpoints;

let cashier: TestCashier;
beforeAll(async () => {
  cashier = await openCashier();
});
// There are more calls than one address may make in a minute.
beforeEach(() => cashier.server.clock.advance(MINUTE_MS));
afterAll(() => cashier.server.dispose());

const expire = () =>
  expireDeposits({
    database: cashier.server.database,
    now: cashier.server.clock.now(),
    signal: new AbortController().signal,
  });

const cancel = (payer: Payer, orderNo: string) =>
  cashier.server.send(cancelDeposit, { orderNo }, { cookie: payer.cookie });

test('[CASH-2] each method has a channel, which says what it takes and when', async () => {
  const { cookie } = await cashier.payer();
  const { body } = await cashier.server.send(listChannels, {}, { cookie });
  expect(body.value).toMatchObject({ currency: 'JPY.DEMO', currencySymbol: '¥', isDemo: true });
  const list = body.value.list;
  expect(list.map(({ method }: { method: string }) => method)).toEqual([
    'BANK_TRANSFER',
    'QR',
    'EWALLET',
    'CRYPTO',
    'CRYPTO',
    'BANK_TRANSFER',
  ]);
  expect(list[0]).toMatchObject({
    minimum: '1500',
    maximum: '1500000',
    needsProof: true,
    isManual: true,
  });
  expect(list[2]).toMatchObject({ fee: { payer: 'MEMBER', ppm: 20_000 }, obstacle: null });
  expect(list[3]).toMatchObject({ bonusPpm: 10_000, coin: { code: 'USDT', confirmations: 20 } });
  // Past six in Tokyo.
  expect(list[5].obstacle).toEqual({
    reason: 'CLOSED',
    until: '2030-01-02T00:00:00.000Z',
    level: null,
    orderNo: null,
  });
});

test('[CASH-2] ¥10,000 by e-wallet, with a fee of 2 %, are ¥9,800 in the wallet', async () => {
  const payer = await cashier.payer();
  const before = await payer.balance();
  const order = await payer.opened('EWALLET', '10000');
  expect(order).toMatchObject({
    state: 'AWAITING_PAYMENT',
    amount: '10000',
    credited: null,
    mayCancel: true,
    maySubmit: false,
    instructions: { payUrl: `/test-pay/${order.orderNo}` },
  });
  expect(order.orderNo).toMatch(/^D300101\d{10}$/);
  expect(cashier.provider.collected.at(-1)).toMatchObject({
    orderNo: order.orderNo,
    currency: 'JPY',
    amountMinor: 10_000n,
    reference: order.reference,
  });
  expect((await cashier.tellPaid(order, 10_000)).body.status).toBe('OK');
  expect(await payer.order(order.orderNo)).toMatchObject({
    state: 'SUCCESS',
    received: '10000',
    fee: '200',
    bonus: '0',
    credited: '9800',
    mayCancel: false,
  });
  expect(await payer.balance()).toBe(before + 9_800);
  const { value } = (
    await cashier.server.send(
      walletEndpoints.listTransfers,
      { from: '2030-01-01', to: '2030-01-01', group: 'deposit' },
      { cookie: payer.cookie },
    )
  ).body;
  expect(value.list).toMatchObject([
    { kind: 'DEPOSIT_FEE', direction: 'OUT', amount: '200' },
    { kind: 'DEPOSIT', direction: 'IN', amount: '10000' },
  ]);
  const { body } = await cashier.server.send(listRollovers, {}, { cookie: payer.cookie });
  expect(body.value.rollovers).toMatchObject([
    { source: 'DEPOSIT', principal: '9800', multiple: 1, required: '9800', status: 'OPEN' },
  ]);
  await cashier.expectSoundBooks();
});

test('[CASH-2] a wish that is sent again is the same order; another one under its key is refused', async () => {
  const payer = await cashier.payer();
  const key = 'the-wish-of-a-payer-1';
  const first = await payer.open('QR', '3000', { key });
  const again = await payer.open('QR', '3000', { key });
  expect(again.body.value.orderNo).toBe(first.body.value.orderNo);
  expect(await payer.open('QR', '3001', { key })).toMatchObject({
    status: 409,
    body: { code: 'wallet.key_reused' },
  });
  const twice = await Promise.all(
    [1, 2, 3].map(() => payer.open('EWALLET', '1000', { key: `${key}x` })),
  );
  expect(new Set(twice.map(({ body }) => body.value.orderNo)).size).toBe(1);
});

test.each([
  ['749', 422],
  ['750', 200],
  ['750.5', 422],
  ['300000', 200],
  ['300001', 422],
])('[CASH-2] a QR code takes ¥750 to ¥300,000 in whole yen: %s', async (amount, status) => {
  const payer = await cashier.payer();
  const { status: answered, body } = await payer.open('QR', amount);
  expect(answered, JSON.stringify(body)).toBe(status);
  if (status !== 200)
    expect(body).toMatchObject({
      code: 'cashier.deposit_amount_invalid',
      detail: { minimum: '750', maximum: '300000' },
    });
});

test('[CASH-2] three orders may be open, and one in each channel', async () => {
  const payer = await cashier.payer();
  const first = await payer.opened('QR', '3000');
  expect((await payer.open('QR', '3000')).body.code).toBe('cashier.channel_busy');
  expect((await payer.channel('QR')).obstacle).toMatchObject({
    reason: 'CHANNEL_BUSY',
    orderNo: first.orderNo,
  });
  await payer.opened('EWALLET', '3000');
  await payer.opened('USDT', '3000');
  expect((await payer.open('BTC', '3000')).body).toMatchObject({
    code: 'cashier.deposits_open',
    detail: { most: 3 },
  });
  expect((await payer.channel('BTC')).obstacle).toMatchObject({ reason: 'ORDERS_OPEN' });
  await cancel(payer, first.orderNo);
  await payer.opened('BTC', '3000');
});

test('[CASH-2] of orders that are opened at once, no more are open than may be', async () => {
  const payer = await cashier.payer();
  const kinds = ['QR', 'EWALLET', 'USDT', 'BTC', 'BANK_TRANSFER'] as const;
  const opened = await Promise.all(kinds.map((kind) => payer.open(kind, '3000')));
  expect(opened.filter(({ status }) => status === 200)).toHaveLength(3);
});

test('[CASH-2] after five abandoned orders the sixth waits for two hours', async () => {
  const payer = await cashier.payer();
  for (let count = 0; count < 5; count += 1) {
    const { orderNo } = await payer.opened('QR', '3000');
    expect((await cancel(payer, orderNo)).body.value.state).toBe('CANCELLED');
  }
  expect((await payer.open('EWALLET', '3000')).body).toMatchObject({
    code: 'cashier.deposits_paused',
    detail: { minutes: 120 },
  });
  expect((await payer.channel('EWALLET')).obstacle).toMatchObject({ reason: 'WAIT' });
  cashier.server.clock.advance(2 * HOUR_MS - SECOND_MS);
  expect((await payer.open('EWALLET', '3000')).body.detail).toEqual({ minutes: 1 });
  cashier.server.clock.advance(SECOND_MS);
  await payer.opened('EWALLET', '3000');
});

test('[CASH-2] an order that nobody pays expires, and is paid late for three days', async () => {
  cashier.provider.answer = openCollection(cashier.server.clock.now());
  const payer = await cashier.payer();
  const [early, late, never] = [
    await payer.opened('QR', '3000'),
    await payer.opened('EWALLET', '3000'),
    await payer.opened('BANK_TRANSFER', '3000'),
  ];
  cashier.server.clock.advance(15 * MINUTE_MS - SECOND_MS);
  await expire();
  expect((await payer.order(early.orderNo)).state).toBe('AWAITING_PAYMENT');
  cashier.server.clock.advance(SECOND_MS);
  await expire();
  expect((await payer.order(early.orderNo)).state).toBe('EXPIRED');
  expect((await payer.order(never.orderNo)).state).toBe('AWAITING_PAYMENT');
  expect((await cancel(payer, early.orderNo)).body.code).toBe('cashier.deposit_moved_on');

  cashier.server.clock.advance(72 * HOUR_MS);
  expect((await cashier.tellPaid(early, 3_000)).body.status).toBe('OK');
  expect(await payer.order(early.orderNo)).toMatchObject({ state: 'SUCCESS', credited: '3000' });
  const before = await payer.balance();
  cashier.server.clock.advance(SECOND_MS);
  expect((await cashier.tellPaid(late, 3_000)).body.status).toBe('OK');
  expect((await payer.order(late.orderNo)).state).toBe('EXPIRED');
  expect(await payer.balance()).toBe(before);
  await cashier.expectSoundBooks();
});

test('[CASH-2] a day has a maximum, of which open orders take their part', async () => {
  const payer = await cashier.payer();
  const { orderNo } = await payer.opened('EWALLET', '150000');
  await cashier.tellPaid({ orderNo }, 150_000);
  const second = await payer.opened('EWALLET', '150000');
  await cashier.tellPaid(second, 150_000);
  const third = await payer.opened('EWALLET', '149900');
  await cashier.tellPaid(third, 149_900);
  // ¥100 are left, which is less than the channel takes.
  expect((await payer.channel('EWALLET')).obstacle).toMatchObject({ reason: 'DAY_FULL' });
  expect((await payer.open('EWALLET', '300')).body).toMatchObject({
    code: 'cashier.channel_full',
    detail: { left: '100' },
  });
  cashier.server.clock.advance(24 * HOUR_MS);
  await payer.opened('EWALLET', '300');
});

test('[CASH-2] what all members may pay in is not exceeded by those who come at once', async () => {
  const payers = await Promise.all(Array.from({ length: 6 }, () => cashier.payer()));
  const { id } = await payers[0]!.channel('QR');
  const setTotal = (most: bigint | null) =>
    cashier.server.database.statement((tx) =>
      tx
        .updateTable('cashier_channels')
        .set({ daily_max_total: most })
        .where('id', '=', id)
        .execute(),
    );
  await setTotal(25_000n * 10_000n);
  const opened = await Promise.all(payers.map((payer) => payer.open('QR', '10000')));
  await setTotal(null);
  expect(opened.filter(({ status }) => status === 200)).toHaveLength(2);
  const [refused] = opened.filter(({ status }) => status !== 200);
  expect(refused!.body).toMatchObject({ code: 'cashier.channel_full', detail: { left: '5000' } });
});

test('[CASH-2] a deposit limit counts what is open as well, and never keeps back what was paid', async () => {
  const payer = await cashier.payer();
  const { cookie } = payer;
  await cashier.server.send(
    safetyEndpoints.setLimit,
    { kind: 'DEPOSIT', period: 'DAY', amount: '10000' },
    { cookie },
  );
  const order = await payer.opened('QR', '6000');
  expect((await payer.open('EWALLET', '4001')).body.code).toBe('wallet.limit_reached');
  await payer.opened('EWALLET', '4000');
  const before = await payer.balance();
  // More than was asked for, and more than the limit: it is the member's money all the same.
  await cashier.tellPaid(order, 12_000);
  expect(await payer.balance()).toBe(before + 12_000);
  const { rows } = await cashier.server.database.statement(async (tx) => ({
    rows: await tx
      .selectFrom('cashier_deposits')
      .select('note')
      .where('order_no', '=', order.orderNo)
      .execute(),
  }));
  expect(rows[0]!.note).toBe('OVERPAID, wallet.limit_reached');
  expect((await payer.open('USDT', '1500')).body.code).toBe('wallet.limit_reached');
});

test('[CASH-2] a blocked account opens no order, and is credited what it had paid', async () => {
  const payer = await cashier.payer();
  const order = await payer.opened('QR', '3000');
  const { services, clock } = cashier.server;
  const until = new Date(clock.now().getTime() + HOUR_MS);
  await blockAccount(services, { memberId: payer.memberId, until, now: clock.now() });
  expect((await payer.open('EWALLET', '3000')).body.code).toBe('wallet.account_blocked');
  await cashier.tellPaid(order, 3_000);
  expect((await payer.order(order.orderNo)).state).toBe('SUCCESS');
});

test('[SAFE-4] members of a market that is closed open no order', async () => {
  const payer = await cashier.payer();
  await cashier.server.database.transact((tx) =>
    tx
      .updateTable('identity_members')
      .set({ country_code: 'KP' })
      .where('id', '=', payer.memberId)
      .execute(),
  );
  expect(await payer.open('QR', '3000')).toMatchObject({
    status: 451,
    body: { code: 'cashier.market_blocked' },
  });
});

test('[CASH-2] who collects may say no, or nothing', async () => {
  const payer = await cashier.payer();
  const { provider } = cashier;
  const answer = provider.answer;
  provider.answer = () => ({ status: 'REFUSED', reason: 'too many today' });
  expect((await payer.open('QR', '3000')).body.code).toBe('cashier.provider_refused');
  provider.answer = () => ({ status: 'SILENT' });
  expect((await payer.open('QR', '3000')).body.code).toBe('cashier.provider_silent');
  provider.answer = answer;
  await payer.opened('QR', '3000');
  const { value } = (await cashier.server.send(listDeposits, {}, { cookie: payer.cookie })).body;
  expect(value.list.map(({ state }: { state: string }) => state)).toEqual([
    'AWAITING_PAYMENT',
    'FAILED',
    'FAILED',
  ]);
});

test('[CASH-2] orders of others are nobody’s business', async () => {
  const [payer, other] = [await cashier.payer(), await cashier.payer()];
  const { orderNo } = await payer.opened('BANK_TRANSFER', '3000');
  const asOther = { cookie: other.cookie };
  for (const endpoint of [depositEndpoints.getDeposit, cancelDeposit, submitDeposit])
    expect((await cashier.server.send(endpoint, { orderNo } as never, asOther)).body.code).toBe(
      'cashier.deposit_unknown',
    );
});

test('[CASH-2] a member’s list goes on from page to page', async () => {
  const payer = await cashier.payer();
  const { cookie } = payer;
  for (let count = 0; count < 21; count += 1) {
    cashier.server.clock.advance(4 * SECOND_MS);
    const order = await payer.opened('QR', '750');
    await cashier.tellPaid(order, 750);
  }
  const first = (await cashier.server.send(listDeposits, {}, { cookie })).body.value;
  expect(first.list).toHaveLength(20);
  const rest = (await cashier.server.send(listDeposits, { cursor: first.next }, { cookie })).body
    .value;
  expect(rest).toMatchObject({ list: [{ state: 'SUCCESS' }], next: null });
});
