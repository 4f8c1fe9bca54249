import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '#platform/database/testing/test-database';
import { moveMoney } from '../move-money.ts';
import type { Movement } from '../movement.ts';
import { adjustBalance } from '../reversals/adjust-balance.ts';
import { readBooks } from '../testing/books.ts';
import { openWallet, payoutOf, stakeOf } from '../testing/open-wallet.ts';
import { windowsOf } from '../windows.ts';

const database = await openTestDatabase();
afterAll(() => database.dispose());

const move = (...movements: Movement[]) => moveMoney(database, movements);
const booksOf = (memberId: string) => readBooks(database, memberId);

/** Owes so much, for each in a correction of its own, the first the oldest. */
async function openInDebt(...debts: bigint[]): Promise<string> {
  const memberId = await openWallet(database);
  for (const [index, amount] of debts.entries()) {
    const at = new Date(Date.UTC(2030, 0, 1, 10, index));
    const outcome = await adjustBalance(database, {
      memberId,
      wallet: 'MAIN',
      currency: 'JPY',
      key: `debt-${index}`,
      direction: 'OUT',
      amount,
      author: 'operator',
      reason: 'a mistake',
      at,
      windows: windowsOf(at, 'Asia/Tokyo'),
    });
    expect(outcome.ok).toBe(true);
  }
  return memberId;
}

const collectionsOf = (memberId: string) =>
  database.statement((tx) =>
    tx
      .selectFrom('wallet_transfers')
      .select(['ref_id', 'amount', 'credit'])
      .where('member_id', '=', memberId)
      .where('kind', '=', 'DEBT_COLLECTED')
      .orderBy('seq')
      .execute(),
  );

test('a credit arrives whole, and what is owed leaves again', async () => {
  const memberId = await openInDebt(30n);
  const [credited] = await move(payoutOf(memberId, 100n));
  expect(credited).toMatchObject({ ok: true, value: { available: 70n } });
  expect(await collectionsOf(memberId)).toEqual([
    { ref_id: 'debt-0', amount: 30n, credit: 'HOUSE_ADJUST' },
  ]);
  expect(await booksOf(memberId)).toMatchObject({ available: 70n, debt: 0n, seq: 3n });
});

test('a credit that is as large as the debt pays it and leaves nothing', async () => {
  const memberId = await openInDebt(30n);
  await move(payoutOf(memberId, 30n));
  expect(await booksOf(memberId)).toMatchObject({ available: 0n, debt: 0n });
});

test('small credits pay a large debt step by step, and then arrive', async () => {
  const memberId = await openInDebt(100n);
  await move(payoutOf(memberId, 40n));
  expect(await booksOf(memberId)).toMatchObject({ available: 0n, debt: 60n });
  await move(payoutOf(memberId, 59n));
  expect(await booksOf(memberId)).toMatchObject({ available: 0n, debt: 1n });
  await move(payoutOf(memberId, 2n));
  expect(await booksOf(memberId)).toMatchObject({ available: 1n, debt: 0n });
  const collected = await collectionsOf(memberId);
  expect(collected.map(({ amount }) => amount)).toEqual([40n, 59n, 1n]);
});

test('of several debts the oldest is paid first', async () => {
  const memberId = await openInDebt(10n, 20n, 30n);
  await move(payoutOf(memberId, 25n));
  expect(await collectionsOf(memberId)).toMatchObject([
    { ref_id: 'debt-0', amount: 10n },
    { ref_id: 'debt-1', amount: 15n },
  ]);
  expect(await booksOf(memberId)).toMatchObject({ available: 0n, debt: 35n });
  await move(payoutOf(memberId, 50n));
  expect(await booksOf(memberId)).toMatchObject({ available: 15n, debt: 0n });
});

test('a credit of nothing pays nothing', async () => {
  const memberId = await openInDebt(10n);
  const [closed] = await move(payoutOf(memberId, 0n));
  expect(closed).toMatchObject({ ok: true, value: { available: 0n } });
  expect(await collectionsOf(memberId)).toEqual([]);
  expect(await booksOf(memberId)).toMatchObject({ debt: 10n });
});

test('a repeated credit pays once', async () => {
  const memberId = await openInDebt(30n);
  const win = payoutOf(memberId, 20n);
  await move(win);
  const [again] = await move(win);
  expect(again).toMatchObject({ ok: true, value: { available: 0n, isReplayed: true } });
  expect(await booksOf(memberId)).toMatchObject({ available: 0n, debt: 10n });
});

test('somebody in debt has nothing to stake until it is paid', async () => {
  const memberId = await openInDebt(30n);
  const [before] = await move(stakeOf(memberId, 1n));
  expect(before).toMatchObject({ ok: false, refusal: { code: 'wallet.insufficient_funds' } });
  await move(payoutOf(memberId, 31n));
  const [after] = await move(stakeOf(memberId, 1n));
  expect(after).toMatchObject({ ok: true });
});

test('credits of one moment together pay the debt once', async () => {
  const memberId = await openInDebt(25n, 50n);
  const wins = Array.from({ length: 10 }, () => payoutOf(memberId, 10n));
  const outcomes = await Promise.all([...wins, ...wins].map((win) => move(win)));
  expect(outcomes.every(([outcome]) => outcome!.ok)).toBe(true);
  expect(await booksOf(memberId)).toMatchObject({ available: 25n, debt: 0n });
  const collected = await collectionsOf(memberId);
  expect(collected.reduce((total, { amount }) => total + amount, 0n)).toBe(75n);
});

test('a batch credits those in debt and those who are not', async () => {
  const [owes, free] = [await openInDebt(30n), await openWallet(database)];
  const outcomes = await move(payoutOf(owes, 50n), payoutOf(free, 50n));
  expect(outcomes).toMatchObject([{ value: { available: 20n } }, { value: { available: 50n } }]);
});
