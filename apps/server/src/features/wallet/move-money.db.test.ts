import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '#platform/database/testing/test-database';
import { findAccount } from './accounts/store.ts';
import { moveMoney } from './move-money.ts';
import { openWallet, payoutOf, stakeOf } from './testing/open-wallet.ts';

const database = await openTestDatabase();
afterAll(() => database.dispose());

const move = async (...movements: Parameters<typeof moveMoney>[1]) =>
  moveMoney(database, movements);
const accountOf = (memberId: string) =>
  database.statement((tx) => findAccount(tx, { memberId, wallet: 'MAIN' }));

test('[CASH-1] the whole balance can be staked, and not one unit more', async () => {
  const memberId = await openWallet(database, { gift: 500n });
  const [tooMuch] = await move(stakeOf(memberId, 501n));
  expect(tooMuch).toEqual({
    ok: false,
    refusal: { code: 'wallet.insufficient_funds', detail: {} },
  });
  const [all] = await move(stakeOf(memberId, 500n));
  expect(all).toMatchObject({ ok: true, value: { available: 0n, seq: 2n, isReplayed: false } });
});

test('repeating a movement changes nothing and answers with the balance of now', async () => {
  const memberId = await openWallet(database, { gift: 500n });
  const bet = stakeOf(memberId, 200n);
  await move(bet);
  await move(payoutOf(memberId, 50n));
  const [again] = await move(bet);
  expect(again).toMatchObject({ ok: true, value: { available: 350n, seq: 2n, isReplayed: true } });
  expect(await accountOf(memberId)).toMatchObject({ available: 350n, seq: 3n });
});

test('a refusal is kept: money that arrives later does not turn its retry into a debit', async () => {
  const memberId = await openWallet(database, { gift: 100n });
  const bet = stakeOf(memberId, 200n);
  await move(bet);
  await move(payoutOf(memberId, 500n));
  const [again] = await move(bet);
  expect(again).toMatchObject({ ok: false, refusal: { code: 'wallet.insufficient_funds' } });
  expect(await accountOf(memberId)).toMatchObject({ available: 600n });
});

test('a key that is used with other terms moves nothing', async () => {
  const memberId = await openWallet(database, { gift: 500n });
  const bet = stakeOf(memberId, 200n);
  await move(bet);
  const [other] = await move({ ...bet, amount: 201n, fingerprint: 'another' });
  expect(other).toMatchObject({ ok: false, refusal: { code: 'wallet.key_reused' } });
  expect(await accountOf(memberId)).toMatchObject({ available: 300n });
});

test('many movements share a statement, also when one of them was there before', async () => {
  const members = await Promise.all(
    Array.from({ length: 60 }, () => openWallet(database, { gift: 100n })),
  );
  const bets = members.map((memberId) => stakeOf(memberId, 30n));
  await move(bets[7]!);
  const twice = stakeOf(members[3]!, 30n);
  const outcomes = await move(...bets, twice);
  expect(outcomes.map((outcome) => outcome.ok && outcome.value.available)).toEqual([
    ...members.map((_, index) => (index === 3 ? 70n : 70n)),
    40n,
  ]);
  expect(outcomes[7]).toMatchObject({ value: { isReplayed: true } });
});
