import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '#platform/database/testing/test-database';
import { setBlockedUntil, setClosed } from '../accounts/store.ts';
import { moveMoney } from '../move-money.ts';
import { holdOf, readBooks } from '../testing/books.ts';
import { openWallet, payoutOf, stakeOf } from '../testing/open-wallet.ts';
import type { Hold, HoldName } from './hold.ts';
import { placeHold } from './place-hold.ts';
import { postHold } from './post-hold.ts';
import { releaseHold } from './release-hold.ts';

const database = await openTestDatabase();
afterAll(() => database.dispose());

const noon = new Date('2030-01-01T12:00:00Z');
const later = new Date('2030-01-01T13:00:00Z');
const nameOf = ({ memberId, source, key }: HoldName) => ({ memberId, source, key });
const place = (hold: Hold) => placeHold(database, hold);
const post = (hold: HoldName, fields: Partial<Parameters<typeof postHold>[1]> = {}) =>
  postHold(database, {
    ...nameOf(hold),
    kind: 'WITHDRAW',
    house: 'CLEARING_WITHDRAW',
    at: later,
    ...fields,
  });
const release = (hold: HoldName) => releaseHold(database, { ...nameOf(hold), at: later });
const refusedWith = (code: string) => ({ ok: false, refusal: { code, detail: {} } });

test('all that is available can be held, and not one unit more', async () => {
  const memberId = await openWallet(database, { gift: 500n });
  expect(await place(holdOf(memberId, 501n))).toEqual(refusedWith('wallet.insufficient_funds'));
  expect(await place(holdOf(memberId, 500n))).toEqual({
    ok: true,
    value: { available: 0n, status: 'PLACED', isReplayed: false },
  });
  expect(await readBooks(database, memberId)).toMatchObject({ available: 0n, held: 500n, seq: 1n });
});

test('held money cannot be staked', async () => {
  const memberId = await openWallet(database, { gift: 500n });
  await place(holdOf(memberId, 400n));
  const [tooMuch, rest] = await moveMoney(database, [
    stakeOf(memberId, 101n),
    stakeOf(memberId, 100n),
  ]);
  expect(tooMuch).toEqual(refusedWith('wallet.insufficient_funds'));
  expect(rest).toMatchObject({ ok: true, value: { available: 0n } });
  expect(await readBooks(database, memberId)).toMatchObject({ held: 400n });
});

test('a posted hold leaves as one transfer under its own name', async () => {
  const memberId = await openWallet(database, { gift: 500n });
  const hold = holdOf(memberId, 200n);
  await place(hold);
  expect(await post(hold, { reference: { type: 'order', id: '7' }, author: 'op' })).toEqual({
    ok: true,
    value: { available: 300n, seq: 2n, isReplayed: false },
  });
  expect(await readBooks(database, memberId)).toMatchObject({ available: 300n, held: 0n, seq: 2n });
  const transfer = await database.statement((tx) =>
    tx
      .selectFrom('wallet_transfers')
      .selectAll()
      .where('member_id', '=', memberId)
      .where('key', '=', hold.key)
      .executeTakeFirst(),
  );
  expect(transfer).toMatchObject({
    kind: 'WITHDRAW',
    debit: 'MAIN',
    credit: 'CLEARING_WITHDRAW',
    amount: 200n,
    balance_after: 300n,
    ref_id: '7',
    author: 'op',
    at: later,
  });
});

test('a released hold is available again and leaves no transfer', async () => {
  const memberId = await openWallet(database, { gift: 500n });
  const hold = holdOf(memberId, 200n);
  await place(hold);
  expect(await release(hold)).toEqual({
    ok: true,
    value: { available: 500n, status: 'RELEASED', isReplayed: false },
  });
  expect(await readBooks(database, memberId)).toMatchObject({ available: 500n, held: 0n, seq: 1n });
});

test('placing, posting and releasing again change nothing', async () => {
  const memberId = await openWallet(database, { gift: 500n });
  const [posted, released] = [holdOf(memberId, 200n), holdOf(memberId, 50n)];
  await place(posted);
  expect(await place(posted)).toMatchObject({ value: { available: 300n, isReplayed: true } });
  await post(posted);
  expect(await post(posted)).toEqual({
    ok: true,
    value: { available: 300n, seq: 2n, isReplayed: true },
  });
  expect(await place(posted)).toMatchObject({ value: { status: 'POSTED', isReplayed: true } });
  await place(released);
  await release(released);
  expect(await release(released)).toEqual({
    ok: true,
    value: { available: 300n, status: 'RELEASED', isReplayed: true },
  });
  expect(await readBooks(database, memberId)).toMatchObject({ available: 300n, held: 0n, seq: 2n });
});

test('a hold ends one way only', async () => {
  const memberId = await openWallet(database, { gift: 500n });
  const [posted, released] = [holdOf(memberId, 200n), holdOf(memberId, 50n)];
  await place(posted);
  await place(released);
  await post(posted);
  await release(released);
  expect(await release(posted)).toEqual(refusedWith('wallet.hold_ended'));
  expect(await post(released)).toEqual(refusedWith('wallet.hold_ended'));
  expect(await readBooks(database, memberId)).toMatchObject({ available: 300n, held: 0n });
});

test('what was never placed, or was refused, cannot end', async () => {
  const memberId = await openWallet(database, { gift: 500n });
  const [unknown, tooMuch] = [holdOf(memberId, 200n), holdOf(memberId, 501n)];
  await place(tooMuch);
  for (const hold of [unknown, tooMuch]) {
    expect(await post(hold)).toEqual(refusedWith('wallet.hold_unknown'));
    expect(await release(hold)).toEqual(refusedWith('wallet.hold_unknown'));
  }
});

test('a refusal is kept: money that arrives later does not turn its retry into a hold', async () => {
  const memberId = await openWallet(database, { gift: 100n });
  const hold = holdOf(memberId, 200n);
  await place(hold);
  await moveMoney(database, [payoutOf(memberId, 500n)]);
  expect(await place(hold)).toEqual(refusedWith('wallet.insufficient_funds'));
  expect(await readBooks(database, memberId)).toMatchObject({ available: 600n, held: 0n });
});

test('a name that is used with other terms is refused', async () => {
  const memberId = await openWallet(database, { gift: 500n });
  const hold = holdOf(memberId, 200n);
  await place(hold);
  const other = { ...hold, amount: 201n, fingerprint: 'another' };
  expect(await place(other)).toEqual(refusedWith('wallet.key_reused'));
  await post(hold);
  expect(await post(hold, { house: 'SUSPENSE' })).toEqual(refusedWith('wallet.key_reused'));
  expect(await readBooks(database, memberId)).toMatchObject({ available: 300n, held: 0n });
});

test('a hold whose name has moved other money is not posted, and can be released', async () => {
  const memberId = await openWallet(database, { gift: 500n });
  const hold = holdOf(memberId, 200n);
  await place(hold);
  await moveMoney(database, [stakeOf(memberId, 10n, { key: hold.key })]);
  expect(await post(hold)).toEqual(refusedWith('wallet.key_reused'));
  expect(await readBooks(database, memberId)).toMatchObject({ available: 290n, held: 200n });
  expect(await release(hold)).toMatchObject({ ok: true, value: { available: 490n } });
});

test('another currency, a closed or a blocked account and nobody’s account are refused', async () => {
  const memberId = await openWallet(database, { gift: 500n });
  expect(await place(holdOf(memberId, 1n, { currency: 'USD' }))).toEqual(
    refusedWith('wallet.currency_mismatch'),
  );
  await database.statement((tx) => setBlockedUntil(tx, { memberId, until: later }));
  expect(await place(holdOf(memberId, 1n))).toEqual(refusedWith('wallet.account_blocked'));
  expect(await place(holdOf(memberId, 1n, { at: later }))).toMatchObject({ ok: true });
  expect(await place(holdOf(memberId, 1n, { isGuarded: false }))).toMatchObject({ ok: true });
  await database.statement((tx) => setClosed(tx, { memberId, at: noon }));
  expect(await place(holdOf(memberId, 1n, { at: later }))).toEqual(
    refusedWith('wallet.account_closed'),
  );
  const nobody = '0193d5a0-7c00-7abc-8def-0123456789ab';
  expect(await place(holdOf(nobody, 1n))).toEqual(refusedWith('wallet.account_closed'));
});

test('a hold of nothing is a mistake of the caller', async () => {
  const memberId = await openWallet(database, { gift: 500n });
  await expect(place(holdOf(memberId, 0n))).rejects.toThrow('a hold is of something');
});

test('of many holds at once, exactly those are placed that there is money for', async () => {
  const memberId = await openWallet(database, { gift: 100n });
  const outcomes = await Promise.all(
    Array.from({ length: 30 }, () => place(holdOf(memberId, 10n))),
  );
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(10);
  expect(await readBooks(database, memberId)).toMatchObject({ available: 0n, held: 100n });
});

test('the same hold placed many times at once is placed once', async () => {
  const memberId = await openWallet(database, { gift: 100n });
  const hold = holdOf(memberId, 10n);
  const outcomes = await Promise.all(Array.from({ length: 12 }, () => place(hold)));
  const fresh = outcomes.filter((outcome) => outcome.ok && !outcome.value.isReplayed);
  expect(fresh).toHaveLength(1);
  expect(outcomes.every(({ ok }) => ok)).toBe(true);
  expect(await readBooks(database, memberId)).toMatchObject({ available: 90n, held: 10n });
});

test('posted, released and placed again at once, a hold ends exactly one way', async () => {
  for (let round = 0; round < 20; round += 1) {
    const memberId = await openWallet(database, { gift: 100n });
    const hold = holdOf(memberId, 60n);
    await place(hold);
    const asked = [post(hold), release(hold), place(hold), post(hold), release(hold)] as const;
    const [posted, released, again, postedToo, releasedToo] = await Promise.all(asked);
    expect(posted.ok).toBe(!released.ok);
    expect([postedToo.ok, releasedToo.ok]).toEqual([posted.ok, released.ok]);
    expect(again.ok).toBe(true);
    const available = posted.ok ? 40n : 100n;
    expect(await readBooks(database, memberId)).toMatchObject({ available, held: 0n });
  }
});
