import { DAY_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { blockAccount, checkFully, walletInvariants } from '#features/wallet';
import { startTestServer } from '#testing/test-server';
import { openRollover } from '../rollovers/open-rollover.ts';
import { yen } from '../testing/open-members.ts';
import { openTeller } from '../testing/open-teller.ts';
import { openPayDesk } from '../testing/pay-desk.ts';
import { createTestProvider, tell } from '../testing/test-provider.ts';
import { cancelWithdrawal } from './cancel-withdrawal.ts';
import { moveOrder } from './move-order.ts';
import { recordPayoutAnswer } from './record-payout-answer.ts';
import { driveWithdrawals, resolvePayouts } from './resolve-payouts.ts';
import { lockOrder } from './store.ts';

const desk = openPayDesk();
const stranger = createTestProvider({ code: 'stranger', isTest: false });
const server = await startTestServer({ paymentProviders: [desk, stranger] });
const { database, clock } = server;
const teller = openTeller(server);
const { makeMember, bind, request, order, advance, statusOf, books, transfers, services } = teller;
const { signal } = new AbortController();

beforeEach(() => {
  desk.answer = { status: 'PAID', providerRef: 'ref' };
  desk.word = undefined;
});
afterEach(() => clock.advance(2 * DAY_MS));
afterAll(async () => {
  const verdicts = await checkFully(database, { invariants: walletInvariants, now: clock.now() });
  expect(verdicts.filter(({ count }) => count > 0)).toEqual([]);
  await server.dispose();
});

const round = () => ({ now: clock.now(), signal });
const codeOf = (outcome: Awaited<ReturnType<typeof request>>) =>
  outcome.ok ? 'taken' : outcome.refusal.code;

/** Somebody with an account, and an order of so much that was taken. */
async function ready(amount = '20000', balance = '50000') {
  const memberId = await makeMember({ balance });
  const accountId = await bind(memberId);
  const orderNo = await order(memberId, { accountId, amount });
  return { memberId, accountId, orderNo };
}

/** An operator's yes, as far as the order knows of it. */
const approve = (orderNo: string) =>
  database.transact(async (tx) => {
    const held = await lockOrder(tx, orderNo);
    await moveOrder(tx, held!, { to: 'APPROVED', at: clock.now(), by: 'op' });
  });

/** An order that was sent to the provider, which has answered as the desk does. */
async function sent(amount?: string) {
  const made = await ready(amount);
  await advance(made.orderNo);
  await approve(made.orderNo);
  await advance(made.orderNo);
  return made;
}

test('[CASH-3] an order holds its money, is looked at, paid, and only then debited', async () => {
  const { memberId, orderNo } = await ready();
  expect(await books(memberId)).toEqual({ available: yen('30000'), held: yen('20000') });
  await advance(orderNo);
  expect(await teller.find(orderNo)).toMatchObject({ status: 'REVIEW' });
  expect((await teller.find(orderNo)).fired).toContain('FIRST');
  await approve(orderNo);
  await advance(orderNo);
  expect(await teller.find(orderNo)).toMatchObject({ status: 'PAID', providerRef: 'ref' });
  expect(await books(memberId)).toEqual({ available: yen('30000'), held: 0n });
  expect(await transfers(memberId)).toEqual(['WITHDRAW 20000']);
  const payout = desk.payouts.find((told) => told.orderNo === orderNo);
  expect(payout).toMatchObject({
    currency: 'JPY',
    amountMinor: 20_000n,
    target: { type: 'BANK', bankCode: '0005', branch: '123', holderName: 'ヤマダ ハナコ' },
  });
  const { rows } = await database.statement((tx) =>
    sql<{ count: number }>`select count(*)::int as count from platform_outbox_events
      where name = 'cashier.withdrawal_paid' and payload ->> 'orderNo' = ${orderNo}`.execute(tx),
  );
  expect(rows).toEqual([{ count: 1 }]);
});

test('[CASH-3] the fourth order of a day costs one per cent, which is held and taken apart', async () => {
  const memberId = await makeMember({ balance: '250000' });
  const accountId = await bind(memberId);
  for (const amount of ['1500', '1500', '1500']) {
    const orderNo = await order(memberId, { accountId, amount });
    await advance(orderNo);
    await approve(orderNo);
    await advance(orderNo);
    expect(await statusOf(orderNo)).toBe('PAID');
  }
  const orderNo = await order(memberId, { accountId, amount: '50000' });
  expect(await teller.find(orderNo)).toMatchObject({ amount: yen('50000'), fee: yen('500') });
  expect((await books(memberId)).held).toBe(yen('50000'));
  await advance(orderNo);
  await approve(orderNo);
  await advance(orderNo);
  expect(desk.payouts.at(-1)).toMatchObject({ orderNo, amountMinor: 49_500n });
  expect((await transfers(memberId)).slice(3)).toEqual(['WITHDRAW 49500', 'WITHDRAW_FEE 500']);
  expect(await books(memberId)).toEqual({ available: yen('195500'), held: 0n });
});

test('[CASH-3] orders that came back use up neither the day nor what is free of it', async () => {
  const memberId = await makeMember({ balance: '400000' });
  const accountId = await bind(memberId);
  for (let count = 0; count < 4; count += 1) {
    const orderNo = await order(memberId, { accountId, amount: '300000' });
    await cancelWithdrawal(services, { memberId, orderNo, now: clock.now() });
  }
  const orderNo = await order(memberId, { accountId, amount: '300000' });
  expect(await teller.find(orderNo)).toMatchObject({ fee: 0n });
});

test('[CASH-3] a member takes an order back until it is judged, and the record tells both', async () => {
  const { memberId, orderNo } = await ready();
  const cancel = () => cancelWithdrawal(services, { memberId, orderNo, now: clock.now() });
  expect(
    await cancelWithdrawal(services, {
      memberId: (await ready()).memberId,
      orderNo,
      now: clock.now(),
    }),
  ).toMatchObject({ refusal: { code: 'cashier.withdrawal_unknown' } });
  expect(await cancel()).toMatchObject({ ok: true, value: { status: 'CANCELLED' } });
  expect(await cancel()).toMatchObject({ ok: true, value: { status: 'CANCELLED' } });
  expect(await books(memberId)).toEqual({ available: yen('50000'), held: 0n });
  expect(await transfers(memberId)).toEqual(['WITHDRAW 20000', 'WITHDRAW_REFUND 20000']);
  const later = await ready();
  await advance(later.orderNo);
  expect(await cancelWithdrawal(services, { ...later, now: clock.now() })).toMatchObject({
    refusal: { code: 'cashier.withdrawal_moved', detail: { status: 'REVIEW' } },
  });
});

test('[CASH-3] whoever lacks something is told what, and loses no try at the password', async () => {
  const told = async (memberId: string, wish: Partial<Parameters<typeof request>[1]> = {}) =>
    codeOf(
      await request(memberId, {
        accountId: '0193d5a0-7c00-7abc-8def-0123456789ab',
        amount: '20000',
        digits: '000000',
        ...wish,
      }),
    );
  expect(await told(await makeMember({ isMobileVerified: false }))).toBe(
    'cashier.mobile_unverified',
  );
  expect(await told(await makeMember({ name: null }))).toBe('cashier.name_unset');
  expect(await told(await makeMember({ hasPaymentPassword: false }))).toBe(
    'identity.payment_password_unset',
  );
  const memberId = await makeMember();
  expect(await told(memberId)).toBe('cashier.account_unknown');
  const accountId = await bind(memberId);
  const second = await bind(memberId);
  expect(await told(memberId, { accountId: second })).toBe('cashier.account_waiting');
  expect(await told(memberId, { accountId, amount: '1499' })).toBe('cashier.amount_low');
  expect(await told(memberId, { accountId, amount: '1500.5' })).toBe('cashier.amount_fraction');
  await database.transact((tx) =>
    openRollover(tx, {
      ...{ memberId, merchantCode: 'maneki', currency: 'JPY.DEMO', source: 'DEPOSIT' },
      ...{ sourceKey: 'D1', principal: yen('100'), now: clock.now() },
    }),
  );
  expect(await told(memberId, { accountId })).toBe('cashier.rollover_open');
  const other = await makeMember();
  const theirs = await bind(other);
  const first = await request(other, { accountId: theirs, amount: '20000', digits: '999999' });
  expect(first).toMatchObject({
    refusal: { code: 'identity.payment_password_wrong', detail: { left: 4 } },
  });
  expect(await told(other, { accountId: theirs, amount: '50001', digits: '281736' })).toBe(
    'wallet.insufficient_funds',
  );
  await order(other, { accountId: theirs, amount: '20000' });
  expect(await told(other, { accountId: theirs })).toBe('cashier.withdrawal_open');
});

test('[CASH-3] after a reset of the payment password nothing leaves for a day', async () => {
  const memberId = await makeMember();
  const accountId = await bind(memberId);
  const reset = (at: Date) =>
    database.statement((tx) =>
      sql`update identity_members set payment_password_reset_at = ${at} where id = ${memberId}`.execute(
        tx,
      ),
    );
  await reset(new Date(clock.now().getTime() - DAY_MS + 1));
  expect(codeOf(await request(memberId, { accountId, amount: '20000' }))).toBe(
    'cashier.payment_password_recent',
  );
  await reset(new Date(clock.now().getTime() - DAY_MS));
  expect(codeOf(await request(memberId, { accountId, amount: '20000' }))).toBe('taken');
});

test('[CASH-3] a wish that is sent again is the same order, and another one under its name is refused', async () => {
  const memberId = await makeMember();
  const accountId = await bind(memberId);
  const wish = { accountId, amount: '20000', key: 'once' };
  const [first, again] = [await order(memberId, wish), await order(memberId, wish)];
  expect(again).toBe(first);
  expect(await books(memberId)).toEqual({ available: yen('30000'), held: yen('20000') });
  expect(codeOf(await request(memberId, { ...wish, amount: '20001' }))).toBe('wallet.key_reused');
});

test('[CASH-3] of two hundred requests at once with money for one, one is taken', async () => {
  const memberId = await makeMember({ balance: '20000' });
  const accountId = await bind(memberId);
  const outcomes = await Promise.all(
    Array.from({ length: 200 }, () => request(memberId, { accountId, amount: '20000' })),
  );
  const codes = outcomes.map(codeOf);
  expect(codes.filter((code) => code === 'taken')).toHaveLength(1);
  expect(await books(memberId)).toEqual({ available: 0n, held: yen('20000') });
});

test('[CASH-3] a provider that says no gives the money back, once', async () => {
  desk.answer = { status: 'FAILED', reason: 'closed account' };
  const { memberId, orderNo } = await sent();
  expect(await teller.find(orderNo)).toMatchObject({ status: 'FAILED', reason: 'closed account' });
  expect(await books(memberId)).toEqual({ available: yen('50000'), held: 0n });
  const { answer } = desk;
  await recordPayoutAnswer(services, { orderNo, answer, now: clock.now() });
  const paid = { status: 'PAID', providerRef: 'late' } as const;
  await recordPayoutAnswer(services, { orderNo, answer: paid, now: clock.now() });
  expect(await statusOf(orderNo)).toBe('FAILED');
  expect(await books(memberId)).toEqual({ available: yen('50000'), held: 0n });
});

test('[CASH-3] a callback that comes many times, and beside the answer, pays once', async () => {
  desk.answer = { status: 'PENDING', providerRef: 'p1' };
  const { memberId, orderNo } = await sent();
  expect(await teller.find(orderNo)).toMatchObject({ status: 'PAYING', providerRef: 'p1' });
  const answer = { status: 'PAID', providerRef: 'p1' } as const;
  await Promise.all(
    Array.from({ length: 12 }, () =>
      recordPayoutAnswer(services, { orderNo, answer, now: clock.now() }),
    ),
  );
  expect(await statusOf(orderNo)).toBe('PAID');
  expect(await transfers(memberId)).toEqual(['WITHDRAW 20000']);
});

test('[CASH-3] thirty minutes without a word make it unknown, and nobody gives it back by itself', async () => {
  desk.answer = { status: 'SILENT' };
  desk.word = { status: 'SILENT' };
  const { memberId, orderNo } = await sent();
  expect(await statusOf(orderNo)).toBe('PAYING');
  clock.advance(30 * MINUTE_MS - 1);
  await resolvePayouts(services, round());
  expect(await statusOf(orderNo)).toBe('PAYING');
  clock.advance(MINUTE_MS);
  await resolvePayouts(services, round());
  expect(await statusOf(orderNo)).toBe('UNKNOWN');
  clock.advance(DAY_MS);
  desk.word = { status: 'FAILED', reason: 'perhaps' };
  await resolvePayouts(services, round());
  expect(await teller.find(orderNo)).toMatchObject({
    status: 'UNKNOWN',
    providerWord: 'FAILED: perhaps',
  });
  expect((await books(memberId)).held).toBe(yen('20000'));
  clock.advance(DAY_MS);
  desk.word = { status: 'PAID', providerRef: 'found' };
  await resolvePayouts(services, round());
  expect(await statusOf(orderNo)).toBe('PAID');
  expect(await books(memberId)).toEqual({ available: yen('30000'), held: 0n });
});

test('[CASH-3] a provider that is at it is waited for', async () => {
  desk.answer = { status: 'PENDING', providerRef: 'slow' };
  const { orderNo } = await sent();
  for (let hour = 0; hour < 4; hour += 1) {
    clock.advance(60 * MINUTE_MS);
    await resolvePayouts(services, round());
  }
  expect(await statusOf(orderNo)).toBe('PAYING');
});

test('[CASH-3] a process that died between the decision and the payout leaves nothing undone or done twice', async () => {
  const { memberId, orderNo } = await ready();
  await advance(orderNo);
  await approve(orderNo);
  const before = desk.payouts.length;
  const dying = { ...desk.provider, payOut: () => new Promise<never>(() => {}) };
  const died = { ...services, findPayoutProvider: () => dying };
  // It dies with the call on its lips: nobody hears of it, and nobody was paid.
  void driveWithdrawals(died, { now: new Date(clock.now().getTime() + MINUTE_MS), signal });
  await expect.poll(() => statusOf(orderNo), { timeout: 10_000, interval: 20 }).toBe('PAYING');
  clock.advance(3 * MINUTE_MS);
  await resolvePayouts(services, round());
  expect(await statusOf(orderNo)).toBe('PAID');
  await resolvePayouts(services, round());
  expect(desk.payouts.length).toBe(before + 1);
  expect(await transfers(memberId)).toEqual(['WITHDRAW 20000']);
});

test('[CASH-3] what was left behind before a step is driven on by whoever comes next', async () => {
  const { orderNo } = await ready();
  await driveWithdrawals(services, round());
  expect(await statusOf(orderNo)).toBe('REQUESTED');
  clock.advance(MINUTE_MS);
  await driveWithdrawals(services, round());
  expect(await statusOf(orderNo)).toBe('REVIEW');
  await approve(orderNo);
  clock.advance(MINUTE_MS);
  await Promise.all([driveWithdrawals(services, round()), driveWithdrawals(services, round())]);
  expect(await statusOf(orderNo)).toBe('PAID');
  expect(desk.payouts.filter((told) => told.orderNo === orderNo)).toHaveLength(1);
});

test('[CASH-3] an order that cannot be driven on keeps nobody behind it from being paid', async () => {
  const [broken, next] = [await ready(), await ready()];
  for (const { orderNo } of [broken, next]) {
    await advance(orderNo);
    await approve(orderNo);
  }
  await database.statement((tx) =>
    sql`update cashier_payout_accounts set number_sealed = 'of another secret'
         where id = ${broken.accountId}`.execute(tx),
  );
  clock.advance(MINUTE_MS);
  await driveWithdrawals(services, round());
  expect([await statusOf(broken.orderNo), await statusOf(next.orderNo)]).toEqual([
    'APPROVED',
    'PAID',
  ]);
});

test('[CASH-3] without a gateway an approved order waits', async () => {
  const { orderNo } = await ready();
  await advance(orderNo);
  await approve(orderNo);
  clock.advance(MINUTE_MS);
  await driveWithdrawals({ ...services, findPayoutProvider: () => undefined }, round());
  expect(await statusOf(orderNo)).toBe('APPROVED');
});

test('[CASH-3] somebody known, with nothing about them, is paid without anybody looking', async () => {
  const memberId = await makeMember({ balance: '60000' });
  const accountId = await bind(memberId, '7654321');
  const orderNo = await order(memberId, { accountId, amount: '20000' });
  await advance(orderNo);
  await approve(orderNo);
  await advance(orderNo);
  await database.statement((tx) =>
    sql`update wallet_transfers set kind = 'DEPOSIT' where member_id = ${memberId} and seq = 1`.execute(
      tx,
    ),
  );
  await database.statement((tx) =>
    sql`delete from cashier_traces where member_id = ${memberId}`.execute(tx),
  );
  const next = await order(memberId, { accountId, amount: '20000' });
  await advance(next);
  expect(await teller.find(next)).toMatchObject({ status: 'PAID', fired: [] });
});

test('[SAFE-2] whoever stays away is paid out, whatever was left to be played', async () => {
  const memberId = await makeMember({ balance: '50000' });
  const accountId = await bind(memberId);
  const now = clock.now();
  const until = new Date(now.getTime() + DAY_MS);
  await database.transact((tx) =>
    openRollover(tx, {
      memberId,
      merchantCode: 'maneki',
      currency: 'JPY.DEMO',
      source: 'DEPOSIT',
      sourceKey: `away-${memberId}`,
      principal: yen('1000'),
      now,
    }),
  );
  await blockAccount(server.services, { memberId, until, now });
  const setClosed = (at: Date | null) =>
    sql`update wallet_accounts set closed_at = ${at} where member_id = ${memberId}`;
  expect(codeOf(await request(memberId, { accountId, amount: '20000' }))).toBe(
    'cashier.rollover_open',
  );
  await database.statement((tx) =>
    sql`insert into safety_exclusions (member_id, kind, began_at, ends_at)
        values (${memberId}, 'TIME_OUT', ${now}, ${until})`.execute(tx),
  );
  await database.statement((tx) => setClosed(now).execute(tx));
  expect(codeOf(await request(memberId, { accountId, amount: '20000' }))).toBe(
    'wallet.account_closed',
  );
  await database.statement((tx) => setClosed(null).execute(tx));
  expect(codeOf(await request(memberId, { accountId, amount: '20000' }))).toBe('taken');
  expect(await books(memberId)).toEqual({ available: yen('30000'), held: yen('20000') });
});

test('[CASH-3] a payout is ended by a signed callback of whoever pays it, once, and by nobody else', async () => {
  desk.answer = { status: 'PENDING', providerRef: 'later' };
  const { memberId, orderNo } = await sent();
  const notice = { status: 'PAID', orderNo, providerRef: 'later', at: clock.now().toISOString() };
  const say = async (by: typeof desk | typeof stranger) =>
    (await tell(server, by, notice, { callback: 'payout' })).body.status;
  expect(await say(stranger)).toBe('ORDER_UNKNOWN');
  expect(await statusOf(orderNo)).toBe('PAYING');
  expect(await say(desk)).toBe('OK');
  expect(await say(desk)).toBe('OK');
  expect(await statusOf(orderNo)).toBe('PAID');
  expect(await books(memberId)).toEqual({ available: yen('30000'), held: 0n });
});
