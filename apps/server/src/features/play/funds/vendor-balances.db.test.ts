import { SECOND_MS } from '@maneki/kernel/clock';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { listTransferVendors } from '#features/catalog';
import { openTestDatabase } from '#platform/database/testing/test-database';
import { openFunds } from '../testing/open-funds.ts';
import { listVendorBalances } from './list-vendor-balances.ts';
import { listVendorWallets } from './list-vendor-wallets.ts';
import { moveInForLaunch } from './move-in-for-launch.ts';
import { recallFunds } from './recall-funds.ts';
import { setIsAuto } from './store.ts';

const database = await openTestDatabase();
const funds = await openFunds(database);
const { services, clock, transfer, openMember, mainOf } = funds;
const one = await funds.addVendor('DS88');
const other = await funds.addVendor('OTHER');
afterAll(async () => {
  await one.stop();
  await other.stop();
  await database.dispose();
});

const WHOLE = 10_000_000n;
const SENT = 2_000_000n;

beforeEach(() => {
  for (const { state, calls } of [one, other]) {
    state.isTalking = true;
    state.mood = 'obliging';
    calls.length = 0;
  }
});

const balancesOf = async (memberId: string) => {
  const vendors = await database.statement(listTransferVendors);
  return listVendorBalances(services, { memberId, language: 'EN', now: clock.now(), vendors });
};

const recall = (memberId: string, wishKey: string) =>
  recallFunds(services, { memberId, wishKey, now: clock.now() });

test('vendors that never had any money are not asked', async () => {
  const memberId = await openMember();
  expect(await balancesOf(memberId)).toEqual([
    { code: 'DS88', name: 'DS88', balance: 0n, isStale: false },
    { code: 'OTHER', name: 'OTHER', balance: 0n, isStale: false },
  ]);
  expect([...one.calls, ...other.calls]).toEqual([]);
});

test('a balance is remembered for half a minute, and asked anew after a transfer', async () => {
  const memberId = await openMember();
  await transfer(memberId, 'TO_VENDOR', SENT);
  one.calls.length = 0;
  const look = async () => (await balancesOf(memberId))[0];
  const looks = await Promise.all([look(), look(), look()]);
  expect(looks).toMatchObject([{ balance: SENT }, { balance: SENT }, { balance: SENT }]);
  expect(one.calls).toEqual(['balance']);
  clock.advance(29 * SECOND_MS);
  await look();
  expect(one.calls).toEqual(['balance']);
  clock.advance(SECOND_MS);
  await look();
  expect(one.calls).toEqual(['balance', 'balance']);
  await transfer(memberId, 'TO_VENDOR', SENT);
  expect(await look()).toMatchObject({ balance: 2n * SENT, isStale: false });
});

test('a vendor that falls silent is shown with what it said last', async () => {
  const memberId = await openMember();
  await transfer(memberId, 'TO_VENDOR', SENT);
  one.state.isTalking = false;
  const look = async () => (await balancesOf(memberId))[0];
  expect(await look()).toMatchObject({ balance: null, isStale: true });
  one.calls.length = 0;
  expect(await look()).toMatchObject({ balance: null, isStale: true });
  expect(one.calls).toEqual([]);
  one.state.isTalking = true;
  clock.advance(30 * SECOND_MS);
  expect(await look()).toMatchObject({ balance: SENT, isStale: false });
  one.state.isTalking = false;
  clock.advance(30 * SECOND_MS);
  expect(await look()).toMatchObject({ balance: SENT, isStale: true });
});

test('recalling brings everything back from everywhere, once for a wish', async () => {
  const memberId = await openMember();
  await transfer(memberId, 'TO_VENDOR', SENT);
  await transfer(memberId, 'TO_VENDOR', SENT + 10_000n, { vendorCode: 'OTHER' });
  const first = await recall(memberId, 'home');
  expect(first).toMatchObject({
    ok: true,
    value: [
      { vendorCode: 'DS88', direction: 'FROM_VENDOR', amount: SENT, status: 'SUCCESS' },
      { vendorCode: 'OTHER', amount: SENT + 10_000n, status: 'SUCCESS' },
    ],
  });
  expect(await mainOf(memberId)).toBe(WHOLE);
  expect(await recall(memberId, 'home')).toEqual(first);
  // There is nothing left to bring.
  expect(await recall(memberId, 'again')).toEqual({ ok: true, value: [] });
  expect([one.balanceOf(memberId), other.balanceOf(memberId)]).toEqual([0n, 0n]);
});

test('a vendor that does not answer or refuses keeps nobody’s other money back', async () => {
  const memberId = await openMember();
  await transfer(memberId, 'TO_VENDOR', SENT);
  await transfer(memberId, 'TO_VENDOR', SENT, { vendorCode: 'OTHER' });
  one.state.isTalking = false;
  const some = await recall(memberId, 'some');
  expect(some).toMatchObject({ ok: true, value: [{ vendorCode: 'OTHER', status: 'SUCCESS' }] });
  one.state.isTalking = true;
  one.state.mood = 'refusing';
  const none = await recall(memberId, 'none');
  expect(none).toMatchObject({ ok: true, value: [{ vendorCode: 'DS88', status: 'FAILED' }] });
  expect(await mainOf(memberId)).toBe(WHOLE - SENT);
});

test('nothing is recalled while a transfer is under way', async () => {
  const memberId = await openMember();
  await transfer(memberId, 'TO_VENDOR', SENT);
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  one.state.before = () => {
    arrived.resolve();
    return promise;
  };
  const running = transfer(memberId, 'TO_VENDOR', SENT);
  await arrived.promise;
  expect(await recall(memberId, 'busy')).toMatchObject({
    ok: false,
    refusal: { code: 'play.transfer_under_way' },
  });
  release();
  one.state.before = async () => {};
  expect(await running).toMatchObject({ ok: true, value: { status: 'SUCCESS' } });
});

test('starting a game moves everything in, unless its player chose otherwise', async () => {
  const memberId = await openMember(5_007_000n);
  const launch = () =>
    moveInForLaunch(services, { memberId, vendorCode: 'DS88', now: clock.now() });
  await database.statement((tx) => setIsAuto(tx, { memberId, isAuto: false }));
  await launch();
  expect(one.balanceOf(memberId)).toBe(0n);
  await database.statement((tx) => setIsAuto(tx, { memberId, isAuto: true }));
  await launch();
  // What is less than a yen stays.
  expect(one.balanceOf(memberId)).toBe(5_000_000n);
  expect(await mainOf(memberId)).toBe(7_000n);
  one.calls.length = 0;
  await launch();
  expect(one.calls).toEqual([]);
});

test('the page shows MAIN, the vendors and the latest transfers', async () => {
  const memberId = await openMember();
  await transfer(memberId, 'TO_VENDOR', SENT);
  await transfer(memberId, 'FROM_VENDOR', 1_500_000n);
  const reader = { memberId, language: 'EN', now: clock.now() } as const;
  expect(await listVendorWallets(services, reader)).toMatchObject({
    mainBalance: '950',
    minimum: '150',
    decimals: 0,
    isAuto: true,
    vendors: [
      { code: 'DS88', balance: '50', isStale: false },
      { code: 'OTHER', balance: '0', isStale: false },
    ],
    transfers: [
      { direction: 'FROM_VENDOR', amount: '150', status: 'SUCCESS' },
      { direction: 'TO_VENDOR', amount: '200', status: 'SUCCESS', vendor: { name: 'DS88' } },
    ],
  });
});

test('the books add up after all of it', async () => {
  expect(await funds.findFaults()).toEqual([]);
});
