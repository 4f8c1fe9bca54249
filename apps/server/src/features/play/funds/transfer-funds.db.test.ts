import { MINUTE_MS } from '@maneki/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { setVendorOn } from '#features/catalog';
import { openTestDatabase } from '#platform/database/testing/test-database';
import { retireProviderKey } from '../keys/retire-provider-key.ts';
import { LostError, loseSome } from '../testing/lossy-database.ts';
import { openFunds } from '../testing/open-funds.ts';
import type { TransferMood } from '../testing/vendor-server.ts';
import { resolveTransfers } from './resolve-transfers.ts';
import * as store from './store.ts';

const database = await openTestDatabase();
const funds = await openFunds(database);
const { services, clock, transfer, openMember, mainOf } = funds;
const vendor = await funds.addVendor('DS88');
afterAll(async () => {
  await vendor.stop();
  await database.dispose();
});

const WHOLE = 10_000_000n;
const SENT = 2_000_000n;

beforeEach(() => {
  vendor.state.mood = 'obliging';
  vendor.state.isTalking = true;
  vendor.state.before = async () => {};
  vendor.calls.length = 0;
});

const resolve = () =>
  resolveTransfers(services, { now: clock.now(), signal: new AbortController().signal });

const latestOf = async (memberId: string) => {
  const asked = { memberId, currency: 'JPY', limit: 1 };
  const [latest] = await database.statement((tx) => store.listLatest(tx, asked));
  return latest!;
};

/** Whatever is known of a transfer: MAIN, the vendor and the state of the latest. */
const look = async (memberId: string) => ({
  main: await mainOf(memberId),
  vendor: vendor.balanceOf(memberId),
  status: (await latestOf(memberId)).status,
});

const refusedWith = (code: string) => ({ ok: false, refusal: { code } });

async function openWithVendor(): Promise<string> {
  const memberId = await openMember();
  await transfer(memberId, 'TO_VENDOR', SENT);
  vendor.calls.length = 0;
  return memberId;
}

test('money goes to a vendor and comes back, told to open pages each time', async () => {
  const memberId = await openMember();
  const there = await transfer(memberId, 'TO_VENDOR', SENT);
  expect(there).toMatchObject({
    ok: true,
    value: { status: 'SUCCESS', refNo: expect.stringMatching(/^F300101\d{10}$/), amount: SENT },
  });
  expect(await look(memberId)).toMatchObject({ main: WHOLE - SENT, vendor: SENT });
  expect(funds.news.at(-1)).toMatchObject({ memberId, wallet: 'MAIN', balance: WHOLE - SENT });
  const back = await transfer(memberId, 'FROM_VENDOR', SENT);
  expect(back).toMatchObject({ ok: true, value: { status: 'SUCCESS' } });
  expect(await look(memberId)).toMatchObject({ main: WHOLE, vendor: 0n });
  expect(funds.news.at(-1)).toMatchObject({ memberId, balance: WHOLE });
  const { rows } = await database.statement((tx) =>
    sql`select kind, debit, credit, ref_type from wallet_transfers
         where member_id = ${memberId} and source = 'funds' order by seq`.execute(tx),
  );
  expect(rows).toEqual([
    { kind: 'TRANSFER_OUT', debit: 'MAIN', credit: 'VENDOR_DS88', ref_type: 'FUND_TRANSFER' },
    { kind: 'TRANSFER_IN', debit: 'VENDOR_DS88', credit: 'MAIN', ref_type: 'FUND_TRANSFER' },
  ]);
});

for (const mood of ['refusing', 'forbidding'] satisfies TransferMood[])
  test(`a ${mood} vendor leaves everything as it was`, async () => {
    const memberId = await openWithVendor();
    vendor.state.mood = mood;
    for (const direction of ['TO_VENDOR', 'FROM_VENDOR'] as const) {
      const refusal = refusedWith('play.vendor_refused');
      expect(await transfer(memberId, direction, SENT)).toMatchObject(refusal);
      const after = { main: WHOLE - SENT, vendor: SENT, status: 'FAILED' };
      expect(await look(memberId)).toEqual(after);
    }
    clock.advance(2 * MINUTE_MS);
    await resolve();
    expect(vendor.calls).toEqual(['transfer', 'transfer']);
  });

const DID_IT: TransferMood[] = ['cut off', 'unsigned', 'forged', 'pondering'];
for (const mood of DID_IT)
  test(`a ${mood} vendor that did it is found out, and the money counts once`, async () => {
    const memberId = await openWithVendor();
    vendor.state.mood = mood;
    const there = await transfer(memberId, 'TO_VENDOR', SENT);
    expect(there).toMatchObject({ ok: true, value: { status: 'UNKNOWN' } });
    expect(await look(memberId)).toMatchObject({ main: WHOLE - 2n * SENT, vendor: 2n * SENT });
    const back = await transfer(memberId, 'FROM_VENDOR', SENT);
    expect(back).toMatchObject({ ok: true, value: { status: 'UNKNOWN' } });
    // It left the vendor, and arrives only when that is certain.
    expect(await look(memberId)).toMatchObject({ main: WHOLE - 2n * SENT, vendor: SENT });
    await resolve();
    expect(await look(memberId)).toMatchObject({ status: 'UNKNOWN' });
    clock.advance(MINUTE_MS);
    await Promise.all([resolve(), resolve()]);
    await resolve();
    expect(vendor.calls.filter((call) => call === 'transfer/status')).toHaveLength(2);
    const known = { main: WHOLE - SENT, vendor: SENT, status: 'SUCCESS' };
    expect(await look(memberId)).toEqual(known);
  });

for (const mood of ['silent', 'broken'] satisfies TransferMood[])
  test(`a ${mood} vendor keeps the money in doubt until the call can no longer arrive`, async () => {
    const memberId = await openWithVendor();
    vendor.state.mood = mood;
    const out = await transfer(memberId, 'TO_VENDOR', SENT, { transferTimeoutMs: 300 });
    expect(out).toMatchObject({ ok: true, value: { status: 'UNKNOWN' } });
    for (const minutes of [1, 4]) {
      clock.advance(minutes * MINUTE_MS);
      await resolve();
      const inDoubt = { main: WHOLE - 2n * SENT, vendor: SENT, status: 'UNKNOWN' };
      expect(await look(memberId)).toEqual(inDoubt);
    }
    clock.advance(10 * MINUTE_MS);
    await Promise.all([resolve(), resolve()]);
    const returned = { main: WHOLE - SENT, vendor: SENT, status: 'FAILED' };
    expect(await look(memberId)).toEqual(returned);
    expect(vendor.calls.filter((call) => call === 'transfer/status')).toHaveLength(3);
  });

test('a process that dies between the debit and the call leaves nothing lost', async () => {
  const memberId = await openMember();
  let statements = 0;
  // The fifth statement takes the money.
  const dying = loseSome(database, () => {
    statements += 1;
    return statements === 5 ? 'after' : 'never';
  });
  await expect(transfer(memberId, 'TO_VENDOR', SENT, { database: dying })).rejects.toThrow(
    LostError,
  );
  expect(vendor.calls).toEqual([]);
  expect(await look(memberId)).toEqual({ main: WHOLE - SENT, vendor: 0n, status: 'PENDING' });
  expect(await transfer(memberId, 'TO_VENDOR', SENT)).toMatchObject(
    refusedWith('play.transfer_under_way'),
  );
  clock.advance(MINUTE_MS);
  await resolve();
  // Nobody is kept from other transfers for longer than a call takes.
  expect(await look(memberId)).toMatchObject({ status: 'UNKNOWN' });
  clock.advance(15 * MINUTE_MS);
  await resolve();
  expect(await look(memberId)).toEqual({ main: WHOLE, vendor: 0n, status: 'FAILED' });
});

test('a process that dies after the vendor said yes has its transfer ended by the next check', async () => {
  const memberId = await openWithVendor();
  let statements = 0;
  // Found by no wish, its vendor, its wallet, its account, noted: the sixth would end it.
  const dying = loseSome(database, () => {
    statements += 1;
    return statements === 6 ? 'before' : 'never';
  });
  const dead = transfer(memberId, 'FROM_VENDOR', SENT, { database: dying });
  await expect(dead).rejects.toThrow(LostError);
  expect(await look(memberId)).toEqual({ main: WHOLE - SENT, vendor: 0n, status: 'PENDING' });
  clock.advance(MINUTE_MS);
  await resolve();
  expect(await look(memberId)).toEqual({ main: WHOLE, vendor: 0n, status: 'SUCCESS' });
});

test('of two transfers at once one is under way, and the other is told so', async () => {
  const memberId = await openMember();
  const { promise, resolve: release } = Promise.withResolvers<void>();
  vendor.state.before = () => promise;
  const both = [transfer(memberId, 'TO_VENDOR', SENT), transfer(memberId, 'TO_VENDOR', SENT)];
  const first = await Promise.race(both);
  expect(first).toMatchObject(refusedWith('play.transfer_under_way'));
  release();
  const outcomes = await Promise.all(both);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await look(memberId)).toEqual({ main: WHOLE - SENT, vendor: SENT, status: 'SUCCESS' });
});

test('the same wish again is the same transfer, also at the same moment', async () => {
  const memberId = await openMember();
  const again = () => transfer(memberId, 'TO_VENDOR', SENT, { wishKey: 'same' });
  const outcomes = await Promise.all([again(), again(), again()]);
  outcomes.push(await again());
  const refNos = outcomes.map((outcome) => outcome.ok && outcome.value.refNo);
  expect(new Set(refNos)).toEqual(new Set([(await latestOf(memberId)).refNo]));
  expect(outcomes.at(-1)).toMatchObject({ ok: true, value: { status: 'SUCCESS' } });
  expect(vendor.calls).toEqual(['transfer']);
  expect(await look(memberId)).toMatchObject({ main: WHOLE - SENT, vendor: SENT });
  const reused = refusedWith('wallet.key_reused');
  const other = { wishKey: 'same' };
  expect(await transfer(memberId, 'TO_VENDOR', SENT + 10_000n, other)).toMatchObject(reused);
  expect(await transfer(memberId, 'FROM_VENDOR', SENT, other)).toMatchObject(reused);
  // A key is its member's own.
  expect(await transfer(await openMember(), 'TO_VENDOR', SENT, other)).toMatchObject({ ok: true });
});

test('a wish whose transfer failed stays failed', async () => {
  const memberId = await openMember();
  vendor.state.mood = 'refusing';
  await transfer(memberId, 'TO_VENDOR', SENT, { wishKey: 'failed' });
  vendor.state.mood = 'obliging';
  expect(await transfer(memberId, 'TO_VENDOR', SENT, { wishKey: 'failed' })).toMatchObject({
    ok: true,
    value: { status: 'FAILED' },
  });
  expect(await look(memberId)).toMatchObject({ main: WHOLE, vendor: 0n });
});

test('both sides of every limit of an amount', async () => {
  const memberId = await openMember(3_000_000n);
  const minimum = { code: 'play.transfer_amount_invalid', detail: { minimum: '150' } };
  for (const amount of [0n, -1_500_000n, 1_499_999n, 1_490_000n, 1_505_000n, 1_500_001n])
    expect(await transfer(memberId, 'TO_VENDOR', amount)).toMatchObject({ refusal: minimum });
  expect(await transfer(memberId, 'TO_VENDOR', 3_010_000n)).toMatchObject(
    refusedWith('wallet.insufficient_funds'),
  );
  expect(vendor.calls).toEqual([]);
  expect(await transfer(memberId, 'TO_VENDOR', 1_500_000n)).toMatchObject({ ok: true });
  expect(await transfer(memberId, 'TO_VENDOR', 1_500_000n)).toMatchObject({ ok: true });
  expect(await mainOf(memberId)).toBe(0n);
  // The vendor has no more than that.
  expect(await transfer(memberId, 'FROM_VENDOR', 3_010_000n)).toMatchObject(
    refusedWith('play.vendor_refused'),
  );
});

test('somebody who is shut out sends nothing and gets everything back', async () => {
  const memberId = await openWithVendor();
  const until = new Date(clock.now().getTime() + MINUTE_MS);
  await database.statement((tx) =>
    tx
      .updateTable('wallet_accounts')
      .set({ blocked_until: until })
      .where('member_id', '=', memberId)
      .execute(),
  );
  expect(await transfer(memberId, 'TO_VENDOR', SENT)).toMatchObject(
    refusedWith('wallet.account_blocked'),
  );
  expect(await transfer(memberId, 'FROM_VENDOR', SENT)).toMatchObject({ ok: true });
  expect(await mainOf(memberId)).toBe(WHOLE);
});

test('money that comes back to somebody in debt pays the debt first', async () => {
  const memberId = await openMember(SENT);
  await transfer(memberId, 'TO_VENDOR', SENT);
  await database.transact(async (tx) => {
    await sql`update wallet_accounts set debt = 500000 where member_id = ${memberId}`.execute(tx);
    await sql`insert into wallet_debts (member_id, source, key, wallet, currency, owed_to, amount,
                                        reason, created_at)
              values (${memberId}, 'test', 'debt', 'MAIN', 'JPY', 'HOUSE_GAMES', 500000, 'test',
                      ${clock.now()})`.execute(tx);
  });
  expect(await transfer(memberId, 'FROM_VENDOR', SENT)).toMatchObject({
    ok: true,
    value: { status: 'SUCCESS' },
  });
  expect(await mainOf(memberId)).toBe(SENT - 500_000n);
  expect(funds.news.at(-1)).toMatchObject({ memberId, balance: SENT - 500_000n });
});

test('a vendor must hold wallets, be on, and be reachable', async () => {
  const memberId = await openWithVendor();
  const unknown = refusedWith('play.vendor_unknown');
  for (const vendorCode of ['NOBODY', 'tester-RNG'])
    expect(await transfer(memberId, 'TO_VENDOR', SENT, { vendorCode })).toMatchObject(unknown);
  const turn = (isOn: boolean) =>
    database.statement((tx) => setVendorOn(tx, { vendorCode: 'DS88', isOn }));
  await turn(false);
  expect(await transfer(memberId, 'TO_VENDOR', SENT)).toMatchObject(unknown);
  // What it has it must be able to give back.
  expect(await transfer(memberId, 'FROM_VENDOR', SENT)).toMatchObject({ ok: true });
  await turn(true);
  const keyless = await funds.addVendor('KEYLESS');
  const { keyId } = keyless.state.key!;
  await database.transact((tx) => retireProviderKey(tx, { keyId, now: clock.now() }));
  funds.providers.forget();
  const there = { vendorCode: 'KEYLESS' };
  expect(await transfer(memberId, 'TO_VENDOR', SENT, there)).toMatchObject(unknown);
  expect(keyless.calls).toEqual([]);
  await keyless.stop();
});

test('what nobody knows after an hour is listed for a person, and still asked for', async () => {
  const memberId = await openMember();
  vendor.state.mood = 'cut off';
  vendor.state.isTalking = false;
  await transfer(memberId, 'TO_VENDOR', SENT);
  const { refNo } = await latestOf(memberId);
  const countExceptions = async () => {
    const { rows } = await database.statement((tx) =>
      sql`select detail from play_exceptions
           where kind = 'TRANSFER_UNKNOWN' and reference = ${refNo}`.execute(tx),
    );
    return rows.length;
  };
  for (const minutes of [1, 4, 10]) {
    clock.advance(minutes * MINUTE_MS);
    await resolve();
  }
  expect(await countExceptions()).toBe(0);
  clock.advance(45 * MINUTE_MS);
  await resolve();
  expect(await countExceptions()).toBe(1);
  clock.advance(59 * MINUTE_MS);
  await resolve();
  expect(await latestOf(memberId)).toMatchObject({ status: 'UNKNOWN', checks: 4 });
  vendor.state.isTalking = true;
  clock.advance(MINUTE_MS);
  await resolve();
  expect(await look(memberId)).toEqual({ main: WHOLE - SENT, vendor: SENT, status: 'SUCCESS' });
});

test('the books add up after all of it', async () => {
  expect(await funds.findFaults()).toEqual([]);
});
