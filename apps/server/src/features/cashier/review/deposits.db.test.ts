import { depositConsoleEndpoints } from '@maneki/contract/cashier/deposit-console-endpoints';
import { depositEndpoints } from '@maneki/contract/cashier/deposit-endpoints';
import { ORDER_CLAIM_MINUTES } from '@maneki/contract/cashier/review';
import { operatorsEndpoints } from '@maneki/contract/operators/endpoints';
import { HOUR_MS, MINUTE_MS } from '@maneki/kernel/clock';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { adjustBalance, findAccount, windowsOf } from '#features/wallet';
import { enterOperator, type OperatorAs } from '#testing/enter-operator';
import { expireDeposits } from '../deposits/expire-deposits.ts';
import { openCashier, type Payer, type TestCashier } from '../testing/open-cashier.ts';
import { openCollection } from '../testing/test-provider.ts';

const { approveProposal, listActs, rejectProposal } = operatorsEndpoints;
const desk = depositConsoleEndpoints;

let cashier: TestCashier;
beforeAll(async () => {
  cashier = await openCashier();
});
beforeEach(() => {
  cashier.server.clock.advance(MINUTE_MS);
  cashier.provider.answer = openCollection(cashier.server.clock.now());
});
afterAll(() => cashier.server.dispose());

/** Sessions end while the clock goes on: each call finds one that is fresh. */
const as = (
  name: string,
  role: 'finance' | 'auditor' | 'manager' = 'finance',
): Promise<OperatorAs> => enterOperator(cashier.server, { name, role });

let drawn = 0;

/** A transfer that its member says to have paid. */
async function submitted(amount = '10000'): Promise<{ payer: Payer; orderNo: string }> {
  const payer = await cashier.payer();
  const { cookie } = payer;
  const { orderNo } = await payer.opened('BANK_TRANSFER', amount);
  drawn += 1;
  const background = { r: drawn % 256, g: 0, b: 0 };
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();
  const data = picture.toString('base64');
  const added = await cashier.server.send(
    depositEndpoints.addReceipt,
    { orderNo, data },
    { cookie },
  );
  const receipts = [added.body.value.id];
  await cashier.server.send(depositEndpoints.submitDeposit, { orderNo, receipts }, { cookie });
  return { payer, orderNo };
}

const approve = async (orderNo: string, received: string, by = 'aiko') =>
  cashier.server.send(
    desk.approveDeposit,
    { orderNo, received, reason: 'found on the statement' },
    await as(by),
  );

test('[CASH-2] an operator credits what was received, and the trail tells', async () => {
  const { payer, orderNo } = await submitted();
  const before = await payer.balance();
  const listed = await cashier.server.send(
    desk.searchDeposits,
    { state: 'SUBMITTED', method: 'BANK_TRANSFER', claimed: 'nobody' },
    await as('aiko'),
  );
  expect(listed.body.value.rows).toContainEqual(
    expect.objectContaining({ orderNo, payerName: 'Sakura Mori', receipts: 1, amount: '10000' }),
  );
  expect((await approve(orderNo, '9500')).body.value).toEqual({
    credited: '9500',
    proposalId: null,
  });
  expect(await payer.balance()).toBe(before + 9_500);
  const whole = await cashier.server.send(desk.readDeposit, { orderNo }, await as('aiko'));
  expect(whole.body.value).toMatchObject({
    state: 'SUCCESS',
    received: '9500',
    reviewedBy: 'aiko',
    note: 'UNDERPAID',
    waits: false,
    needsSecond: { above: '300000', deviationPpm: 50_000 },
  });
  expect((await approve(orderNo, '9500')).body.code).toBe('cashier.deposit_moved_on');
  const acts = await cashier.server.send(
    listActs,
    { subject: `deposit ${orderNo}` },
    await as('dai', 'auditor'),
  );
  expect(acts.body.value.rows).toMatchObject([
    { operator: 'aiko', act: desk.approveDeposit.name, after: { credited: '9500' } },
  ]);
  await cashier.expectSoundBooks();
});

test.each([
  ['9499', 'more than 5 % less'],
  ['10501', 'more than 5 % more'],
])('[CASH-2] ¥%s for ¥10,000, %s, wait for a second operator', async (received) => {
  const { payer, orderNo } = await submitted();
  const before = await payer.balance();
  const { credited, proposalId } = (await approve(orderNo, received)).body.value;
  expect(credited).toBeNull();
  expect(await payer.balance()).toBe(before);
  expect((await payer.order(orderNo)).state).toBe('PROCESSING');
  expect((await approve(orderNo, '10000')).body.code).toBe('cashier.credit_waits');
  const reject = { orderNo, reason: 'after all' };
  const rejected = await cashier.server.send(desk.rejectDeposit, reject, await as('ben'));
  expect(rejected.body.code).toBe('cashier.credit_waits');
  const own = await cashier.server.send(approveProposal, { id: proposalId }, await as('aiko'));
  expect(own.body.code).toBe('operators.own_proposal');
  const both = await Promise.all(
    ['ben', 'chie'].map(async (name) =>
      cashier.server.send(approveProposal, { id: proposalId }, await as(name)),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await payer.balance()).toBe(before + Number(received));
  await cashier.expectSoundBooks();
});

test('[CASH-2] more than 2 000 reference units wait for a second operator, who may say no', async () => {
  const { payer, orderNo } = await submitted('300001');
  const { proposalId } = (await approve(orderNo, '300001')).body.value;
  expect(proposalId).not.toBeNull();
  const ben = await as('ben');
  await cashier.server.send(rejectProposal, { id: proposalId, reason: 'not on it' }, ben);
  const wish = { orderNo, reason: 'nobody has paid it' };
  expect((await cashier.server.send(desk.rejectDeposit, wish, ben)).status).toBe(200);
  expect(await payer.order(orderNo)).toMatchObject({
    state: 'REJECTED',
    reason: 'nobody has paid it',
    credited: null,
  });
  const alone = await submitted('300000');
  expect((await approve(alone.orderNo, '300000')).body.value.credited).toBe('300000');
});

test('[CASH-2] an order that somebody works on is left to them', async () => {
  const { orderNo } = await submitted();
  const [aiko, ben] = [await as('aiko'), await as('ben')];
  expect((await cashier.server.send(desk.claimDeposit, { orderNo }, aiko)).status).toBe(200);
  expect((await cashier.server.send(desk.claimDeposit, { orderNo }, ben)).body).toMatchObject({
    code: 'cashier.deposit_claimed',
    detail: { operator: 'aiko' },
  });
  expect((await approve(orderNo, '10000', 'ben')).body.code).toBe('cashier.deposit_claimed');
  const mine = await cashier.server.send(desk.searchDeposits, { claimed: 'mine' }, aiko);
  expect(mine.body.value.rows).toMatchObject([{ orderNo, claimedBy: 'aiko' }]);
  await cashier.server.send(desk.releaseDeposit, { orderNo }, aiko);
  expect((await approve(orderNo, '10000', 'ben')).status).toBe(200);
});

test('[CASH-2] whoever has gone home holds an order up for half an hour at most', async () => {
  const { orderNo } = await submitted();
  await cashier.server.send(desk.claimDeposit, { orderNo }, await as('aiko'));
  cashier.server.clock.advance(ORDER_CLAIM_MINUTES * MINUTE_MS - 1);
  expect((await approve(orderNo, '10000', 'ben')).body.code).toBe('cashier.deposit_claimed');
  const found = async (claimed: 'mine' | 'nobody' | 'others') =>
    (
      await cashier.server.send(desk.searchDeposits, { orderNo, claimed }, await as('ben'))
    ).body.value.rows.map(({ claimedBy }: { claimedBy: string | null }) => claimedBy);
  expect(await found('others')).toEqual(['aiko']);
  cashier.server.clock.advance(1);
  expect([await found('others'), await found('nobody')]).toEqual([[], [null]]);
  expect((await approve(orderNo, '10000', 'ben')).status).toBe(200);
});

test('[CASH-2] what is credited by hand is a whole amount of an order of this merchant', async () => {
  const { orderNo } = await submitted();
  for (const received of ['0', '-1', '0.5'])
    expect((await approve(orderNo, received)).body.code, received).toBe('cashier.received_invalid');
  const elsewhere = await enterOperator(cashier.server, { name: 'maria', merchant: 'sampaguita' });
  const wish = { orderNo, received: '10000', reason: 'mine' };
  const answer = await cashier.server.send(desk.approveDeposit, wish, elsewhere);
  expect(answer.body.code).toBe('cashier.deposit_unknown');
});

test('[CASH-2] a transfer that was found after its order expired is credited within three days', async () => {
  const payer = await cashier.payer();
  const { orderNo } = await payer.opened('BANK_TRANSFER', '10000');
  cashier.server.clock.advance(30 * MINUTE_MS);
  const { database, clock } = cashier.server;
  await expireDeposits({ database, now: clock.now(), signal: new AbortController().signal });
  clock.advance(72 * HOUR_MS);
  expect((await approve(orderNo, '10000')).body.value.credited).toBe('10000');
});

test('[CASH-2] money of somebody in debt pays the debt, after the fee', async () => {
  const payer = await cashier.payer();
  const { database, clock } = cashier.server;
  const { memberId } = payer;
  await payer.balance();
  const account = await database.statement((tx) => findAccount(tx, { memberId, wallet: 'DEMO' }));
  await adjustBalance(database, {
    memberId,
    wallet: 'DEMO',
    currency: 'JPY.DEMO',
    key: `debt-${memberId}`,
    direction: 'OUT',
    amount: account!.available + 200_000_000n,
    author: 'a test',
    reason: 'a debt',
    at: clock.now(),
    windows: windowsOf(clock.now(), 'Asia/Tokyo'),
  });
  const order = await payer.opened('EWALLET', '10000');
  expect((await cashier.tellPaid(order, 10_000)).body.status).toBe('OK');
  expect(await payer.order(order.orderNo)).toMatchObject({ state: 'SUCCESS', credited: '9800' });
  expect(await payer.balance()).toBe(0);
  await cashier.expectSoundBooks();
});

async function unmatched(): Promise<{ payer: Payer; orderNo: string; id: string }> {
  const payer = await cashier.payer();
  const order = await payer.opened('QR', '3000');
  await cashier.tellPaid(order, 3_000);
  await cashier.tellPaid(order, 3_000, { paymentRef: `second-${order.orderNo}` });
  const listed = await cashier.server.send(desk.listUnmatched, {}, await as('aiko'));
  const [row] = listed.body.value.rows;
  expect(row).toMatchObject({ orderNo: order.orderNo, amount: '3000', why: 'ORDER_ENDED' });
  return { payer, orderNo: order.orderNo, id: row.id };
}

const assign = async (wish: object) =>
  cashier.server.send(
    desk.assignPayment,
    { reason: 'paid two times', ...wish } as never,
    await as('aiko'),
  );

test('[CASH-2] a payment that no order takes becomes an order of its own, once two agree', async () => {
  const { payer, id } = await unmatched();
  const before = await payer.balance();
  // An order that is open in the same channel stands in nobody's way.
  await payer.opened('QR', '3000');
  const { proposalId } = (await assign({ id })).body.value;
  expect((await assign({ id })).body.code).toBe('cashier.credit_waits');
  expect(await payer.balance()).toBe(before);
  const ben = await as('ben');
  expect((await cashier.server.send(approveProposal, { id: proposalId }, ben)).status).toBe(200);
  expect(await payer.balance()).toBe(before + 3_000);
  expect((await assign({ id })).body.code).toBe('cashier.payment_assigned');
  const { cookie } = payer;
  const { list } = (await cashier.server.send(depositEndpoints.listDeposits, {}, { cookie })).body
    .value;
  expect(list[0]).toMatchObject({ state: 'SUCCESS', credited: '3000' });
  await cashier.expectSoundBooks();
});

test('[CASH-2] a payment may belong to another open order, of the same currency and merchant', async () => {
  const { id } = await unmatched();
  const other = await submitted('3000');
  expect((await assign({ id, orderNo: 'D3001010000000000' })).body.code).toBe(
    'cashier.assignment_unfit',
  );
  const { proposalId } = (await assign({ id, orderNo: other.orderNo })).body.value;
  const before = await other.payer.balance();
  await cashier.server.send(approveProposal, { id: proposalId }, await as('ben'));
  expect((await other.payer.order(other.orderNo)).state).toBe('SUCCESS');
  expect(await other.payer.balance()).toBe(before + 3_000);
});

test('[CASH-2] money of an order that is rejected waits for a person, and is not lost', async () => {
  const payer = await cashier.payer();
  const order = await payer.opened('QR', '3000');
  await cashier.tellPaid(order, 700);
  expect((await payer.order(order.orderNo)).state).toBe('PROCESSING');
  const wish = { orderNo: order.orderNo, reason: 'less than the channel takes' };
  await cashier.server.send(desk.rejectDeposit, wish, await as('aiko'));
  const listed = await cashier.server.send(desk.listUnmatched, {}, await as('aiko'));
  expect(listed.body.value.rows[0]).toMatchObject({ orderNo: order.orderNo, why: 'REJECTED' });
});

test('[CASH-2] less than the channel takes is credited by hand', async () => {
  const payer = await cashier.payer();
  const order = await payer.opened('QR', '750');
  await cashier.tellPaid(order, 740);
  const before = await payer.balance();
  expect((await approve(order.orderNo, '740')).body.value.credited).toBe('740');
  expect(await payer.balance()).toBe(before + 740);
  const whole = await cashier.server.send(
    desk.readDeposit,
    { orderNo: order.orderNo },
    await as('aiko'),
  );
  expect(whole.body.value.payments).toMatchObject([{ state: 'CREDITED', amount: '740' }]);
});

test('[CASH-2] a channel is written anew, and open orders keep their terms', async () => {
  const payer = await cashier.payer();
  const order = await payer.opened('EWALLET', '10000');
  const manager = await as('mao', 'manager');
  const { list, providers } = (await cashier.server.send(desk.listAllChannels, {}, manager)).body
    .value;
  expect(providers).toEqual(['sandbox']);
  const {
    changedAt,
    changedBy: _,
    ...channel
  } = list.find(({ id }: { id: string }) => id === order.channel.id);
  const save = (change: object) =>
    cashier.server.send(desk.saveChannel, { ...channel, ...change } as never, manager);
  expect((await save({ feePpm: 50_000, bonusPpm: 5_000 })).status).toBe(200);
  expect((await payer.channel('EWALLET')).fee.ppm).toBe(50_000);
  await cashier.tellPaid(order, 10_000);
  expect((await payer.order(order.orderNo)).credited).toBe('9800');
  const faults = [
    [{ provider: 'nobody' }, 'provider'],
    [{ provider: null }, 'account'],
    [{ minimum: '0' }, 'minimum'],
    [{ maximum: '1' }, 'maximum'],
    [{ maximum: '10000000000001' }, 'maximum'],
    [{ presets: ['1'] }, 'presets'],
    [{ currency: 'USD' }, 'currency'],
    [{ needsProof: true }, 'needsProof'],
    [{ coin: { code: 'BTC', network: 'BTC', confirmations: 2 } }, 'coin'],
  ] as const;
  for (const [change, field] of faults)
    expect((await save(change)).body).toMatchObject({
      code: 'cashier.channel_invalid',
      detail: { field },
    });
  // Somebody has written it since it was read.
  expect((await save({ changedAt })).body).toMatchObject({
    code: 'cashier.channel_changed',
    detail: { operator: 'mao' },
  });
  expect((await save({ isOn: false })).status).toBe(200);
  await expect(payer.channel('EWALLET')).rejects.toThrow();
});
