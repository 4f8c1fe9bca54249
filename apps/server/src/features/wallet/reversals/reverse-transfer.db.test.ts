import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '#platform/database/testing/test-database';
import { setClosed } from '../accounts/store.ts';
import { placeHold } from '../holds/place-hold.ts';
import { releaseHold } from '../holds/release-hold.ts';
import { moveMoney } from '../move-money.ts';
import type { Movement } from '../movement.ts';
import { holdOf, readBooks } from '../testing/books.ts';
import { openWallet, payoutOf, stakeOf } from '../testing/open-wallet.ts';
import { windowsOf } from '../windows.ts';
import { type Adjustment, adjustBalance } from './adjust-balance.ts';
import { type Reversal, reverseTransfer } from './reverse-transfer.ts';

const database = await openTestDatabase();
afterAll(() => database.dispose());

const at = new Date('2030-01-01T13:00:00Z');
const windows = windowsOf(at, 'Asia/Tokyo');
const move = (...movements: Movement[]) => moveMoney(database, movements);
const booksOf = (memberId: string) => readBooks(database, memberId);
const refusedWith = (code: string) => ({ ok: false, refusal: { code, detail: {} } });

const reverse = (
  { memberId, source, key }: Pick<Movement, 'memberId' | 'source' | 'key'>,
  fields: Partial<Reversal> = {},
) =>
  reverseTransfer(database, {
    memberId,
    source,
    key,
    author: 'operator',
    reason: 'a wrong result',
    at,
    windows,
    ...fields,
  });

const adjust = (memberId: string, fields: Partial<Adjustment>) =>
  adjustBalance(database, {
    memberId,
    wallet: 'MAIN',
    currency: 'JPY',
    key: 'ticket-1',
    direction: 'OUT',
    amount: 1n,
    author: 'operator',
    reason: 'agreed by phone',
    at,
    windows,
    ...fields,
  });

const lastTransfer = (memberId: string) =>
  database.statement((tx) =>
    tx
      .selectFrom('wallet_transfers')
      .selectAll()
      .where('member_id', '=', memberId)
      .where('seq', 'is not', null)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow(),
  );

test('a debit is undone by its opposite, with who and why', async () => {
  const memberId = await openWallet(database, { gift: 500n });
  const bet = stakeOf(memberId, 200n);
  await move(bet);
  expect(await reverse(bet, { author: ' operator ', reason: ' wrong ' })).toEqual({
    ok: true,
    value: { available: 500n, moved: 200n, owed: 0n, seq: 3n, isReplayed: false },
  });
  expect(await lastTransfer(memberId)).toMatchObject({
    kind: 'ADJUST_ADD',
    debit: 'HOUSE_GAMES',
    credit: 'MAIN',
    amount: 200n,
    author: 'operator',
    remark: 'wrong',
    ref_type: bet.source,
    ref_id: bet.key,
  });
  await booksOf(memberId);
});

test('a credit is taken back where it came from', async () => {
  const memberId = await openWallet(database, { gift: 500n });
  const win = payoutOf(memberId, 200n, { house: 'JACKPOT_1' });
  await move(win);
  expect(await reverse(win)).toMatchObject({ ok: true, value: { available: 500n, owed: 0n } });
  expect(await lastTransfer(memberId)).toMatchObject({
    kind: 'ADJUST_SUB',
    debit: 'MAIN',
    credit: 'JACKPOT_1',
    amount: 200n,
  });
});

test('a transfer is undone once, whoever asks how often and for whatever reason', async () => {
  const memberId = await openWallet(database, { gift: 500n });
  const [bet, win] = [stakeOf(memberId, 200n), payoutOf(memberId, 50n)];
  await move(bet, win);
  for (const wrong of [bet, win]) {
    await reverse(wrong);
    expect(await reverse(wrong, { author: 'another', reason: 'the same' })).toMatchObject({
      ok: true,
      value: { available: wrong === bet ? 550n : 500n, isReplayed: true, moved: wrong.amount },
    });
  }
  expect(await booksOf(memberId)).toMatchObject({ available: 500n, seq: 5n });
});

test('nothing is undone without an author and a reason', async () => {
  const memberId = await openWallet(database, { gift: 500n });
  const bet = stakeOf(memberId, 200n);
  await move(bet);
  for (const grounds of [{ author: '' }, { reason: '' }, { author: ' ' }, { reason: '\n' }]) {
    expect(await reverse(bet, grounds)).toEqual(refusedWith('wallet.grounds_needed'));
    expect(await adjust(memberId, grounds)).toEqual(refusedWith('wallet.grounds_needed'));
  }
  expect(await booksOf(memberId)).toMatchObject({ available: 300n, seq: 2n });
});

test('what never moved, or moved nothing, or undid something, is not undone', async () => {
  const memberId = await openWallet(database, { gift: 500n });
  const [tooMuch, lost, bet] = [
    stakeOf(memberId, 501n),
    payoutOf(memberId, 0n),
    stakeOf(memberId, 5n),
  ];
  await move(tooMuch, lost, bet);
  await reverse(bet);
  expect(await reverse(stakeOf(memberId, 1n))).toEqual(refusedWith('wallet.transfer_unknown'));
  expect(await reverse(tooMuch)).toEqual(refusedWith('wallet.transfer_unknown'));
  expect(await reverse(lost)).toEqual(refusedWith('wallet.not_reversible'));
  const undone = { memberId, source: 'wallet.reversal', key: `test:${bet.key}` };
  expect(await reverse(undone)).toEqual(refusedWith('wallet.not_reversible'));
  const other = await openWallet(database);
  expect(await reverse({ ...bet, memberId: other })).toEqual(
    refusedWith('wallet.transfer_unknown'),
  );
});

test('[CASH-1] what is gone becomes a debt, to the last unit', async () => {
  const memberId = await openWallet(database);
  const win = payoutOf(memberId, 200n);
  await move(win, stakeOf(memberId, 150n));
  expect(await reverse(win)).toEqual({
    ok: true,
    value: { available: 0n, moved: 50n, owed: 150n, seq: 3n, isReplayed: false },
  });
  expect(await reverse(win)).toMatchObject({ value: { moved: 50n, owed: 150n, isReplayed: true } });
  expect(await booksOf(memberId)).toMatchObject({ available: 0n, debt: 150n });
});

test('where exactly enough is left there is no debt, where nothing is left all of it is one', async () => {
  const [enough, nothing] = [await openWallet(database), await openWallet(database)];
  const [win, spent] = [payoutOf(enough, 200n), payoutOf(nothing, 200n)];
  await move(win, spent, stakeOf(nothing, 200n));
  await reverse(win);
  expect(await booksOf(enough)).toMatchObject({ available: 0n, debt: 0n });
  expect(await reverse(spent)).toMatchObject({ ok: true, value: { moved: 0n, owed: 200n } });
  expect(await reverse(spent)).toMatchObject({ value: { owed: 200n, isReplayed: true } });
  expect(await booksOf(nothing)).toMatchObject({ available: 0n, debt: 200n, seq: 3n });
});

test('money that is held is not taken; it pays the debt when it is released', async () => {
  const memberId = await openWallet(database);
  const win = payoutOf(memberId, 200n);
  await move(win);
  const hold = holdOf(memberId, 180n);
  await placeHold(database, hold);
  expect(await reverse(win)).toMatchObject({ value: { moved: 20n, owed: 180n } });
  expect(await booksOf(memberId)).toMatchObject({ available: 0n, held: 180n, debt: 180n });
  await move(payoutOf(memberId, 30n));
  const release = { ...hold, at };
  expect(await releaseHold(database, release)).toMatchObject({
    value: { available: 30n, isReplayed: false },
  });
  expect(await releaseHold(database, release)).toMatchObject({
    value: { available: 30n, isReplayed: true },
  });
  expect(await booksOf(memberId)).toMatchObject({ available: 30n, held: 0n, debt: 0n });
});

test('undone many times at once, a transfer is undone once', async () => {
  const memberId = await openWallet(database);
  const win = payoutOf(memberId, 200n);
  await move(win, stakeOf(memberId, 150n));
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => reverse(win)));
  expect(outcomes.every(({ ok }) => ok)).toBe(true);
  expect(outcomes.filter((outcome) => outcome.ok && !outcome.value.isReplayed)).toHaveLength(1);
  expect(await booksOf(memberId)).toMatchObject({ available: 0n, debt: 150n, seq: 3n });
});

test('a reversal and bets at the same moment never take the same money twice', async () => {
  const memberId = await openWallet(database);
  const win = payoutOf(memberId, 200n);
  await move(win);
  await Promise.all([
    reverse(win),
    ...Array.from({ length: 10 }, () => move(stakeOf(memberId, 15n))),
  ]);
  const { available, debt, seq } = await booksOf(memberId);
  const staked = 15n * (seq - 2n);
  expect(available).toBe(0n);
  expect(debt).toBe(staked);
});

test('an operator gives and takes by word, each word once', async () => {
  const memberId = await openWallet(database, { gift: 100n });
  const given = { key: 'one', direction: 'IN', amount: 50n } as const;
  expect(await adjust(memberId, given)).toMatchObject({ ok: true, value: { available: 150n } });
  expect(await adjust(memberId, given)).toMatchObject({
    value: { available: 150n, isReplayed: true },
  });
  expect(await lastTransfer(memberId)).toMatchObject({ kind: 'ADJUST_ADD', debit: 'HOUSE_ADJUST' });
  const other = { ...given, amount: 51n };
  expect(await adjust(memberId, other)).toEqual(refusedWith('wallet.key_reused'));
  const taken = { key: 'two', direction: 'OUT', amount: 200n } as const;
  expect(await adjust(memberId, taken)).toMatchObject({ value: { moved: 150n, owed: 50n } });
  expect(await adjust(memberId, { ...taken, amount: 1n })).toEqual(
    refusedWith('wallet.key_reused'),
  );
  expect(await lastTransfer(memberId)).toMatchObject({
    kind: 'ADJUST_SUB',
    credit: 'HOUSE_ADJUST',
  });
  expect(await booksOf(memberId)).toMatchObject({ available: 0n, debt: 50n });
});

test('corrections reach closed accounts, and none in another currency', async () => {
  const memberId = await openWallet(database, { gift: 100n });
  await database.statement((tx) => setClosed(tx, { memberId, at }));
  for (const direction of ['IN', 'OUT'] as const) {
    const fields = { key: `${direction}`, direction, amount: 10n };
    expect(await adjust(memberId, fields)).toMatchObject({ ok: true });
    const foreign = { ...fields, key: `${direction}-foreign`, currency: 'JPY.PLAY' };
    expect(await adjust(memberId, foreign)).toEqual(refusedWith('wallet.currency_mismatch'));
  }
  expect(await booksOf(memberId)).toMatchObject({ available: 100n, debt: 0n });
});
