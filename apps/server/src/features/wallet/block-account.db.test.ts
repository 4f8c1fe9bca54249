import { afterAll, expect, test } from 'vitest';
import { drawId } from '#platform/secrets/secrets';
import { FOR_MONEY } from '#testing/for-money';
import { startTestServer } from '#testing/test-server';
import { findAccount, insertAccount } from './accounts/store.ts';
import { blockAccount } from './block-account.ts';
import { closeAccount, reopenAccount } from './close-account.ts';
import { moveMoney } from './move-money.ts';
import type { Movement } from './movement.ts';
import { getMainAccount } from './open-account.ts';
import { openWallet, payoutOf, stakeOf } from './testing/open-wallet.ts';
import { windowsOf } from './windows.ts';

const server = await startTestServer();
afterAll(() => server.dispose());
const { database } = server.services;
// Those who are made up here belong to no market.
const findMarket = () => FOR_MONEY;
const services = { database, merchants: { ...server.services.merchants, findMarket } };

const now = new Date('2030-01-01T12:00:00Z');
const until = new Date('2030-01-02T12:00:00Z');
const justBefore = new Date(until.getTime() - 1);
const move = async (movement: Movement) => (await moveMoney(services.database, [movement]))[0];
const refusedWith = (code: string) => ({ ok: false, refusal: { code, detail: {} } });

test('guarded movements are refused until the moment itself, payouts never', async () => {
  const memberId = await openWallet(services.database, { gift: 500n });
  await blockAccount(services, { memberId, until, now });
  const blocked = refusedWith('wallet.account_blocked');
  expect(await move(stakeOf(memberId, 10n, { at: now }))).toEqual(blocked);
  expect(await move(stakeOf(memberId, 10n, { at: justBefore }))).toEqual(blocked);
  const deposit = { kind: 'DEPOSIT', counting: { as: 'DEPOSIT' }, isGuarded: true } as const;
  expect(await move(payoutOf(memberId, 10n, { ...deposit, at: justBefore }))).toEqual(blocked);
  expect(await move(payoutOf(memberId, 10n, { at: now }))).toMatchObject({
    ok: true,
    value: { available: 510n },
  });
  expect(await move(stakeOf(memberId, 10n, { at: until }))).toMatchObject({ ok: true });
});

test('a block that is taken back blocks nothing', async () => {
  const memberId = await openWallet(services.database, { gift: 500n });
  await blockAccount(services, { memberId, until, now });
  await blockAccount(services, { memberId, until: null, now });
  expect(await move(stakeOf(memberId, 10n))).toMatchObject({ ok: true });
});

test('a closed account takes payouts and nothing else, until it is opened again', async () => {
  const memberId = await openWallet(services.database, { gift: 500n });
  await closeAccount(services, { memberId, now });
  const stake = stakeOf(memberId, 10n);
  expect(await move(stake)).toEqual(refusedWith('wallet.account_closed'));
  expect(await move(payoutOf(memberId, 10n))).toMatchObject({ value: { available: 510n } });
  await reopenAccount(services, { memberId, now });
  expect(await move(stake)).toEqual(refusedWith('wallet.account_closed'));
  expect(await move(stakeOf(memberId, 10n))).toMatchObject({ value: { available: 500n } });
});

test('a wallet that is opened later is blocked like the first', async () => {
  const memberId = await openWallet(services.database, { gift: 500n });
  await blockAccount(services, { memberId, until, now });
  const windows = windowsOf(now, 'Asia/Tokyo');
  const free = { memberId, wallet: 'FREE', merchantCode: 'maneki', currency: 'JPY.PLAY' } as const;
  await services.database.statement((tx) =>
    insertAccount(tx, { ...free, gift: 500n, at: now, windows }),
  );
  const inFree = { wallet: 'FREE', currency: 'JPY.PLAY' } as const;
  expect(await move(stakeOf(memberId, 1n, { ...inFree }))).toEqual(
    refusedWith('wallet.account_blocked'),
  );
  expect(await move(stakeOf(memberId, 1n, { ...inFree, at: until }))).toMatchObject({ ok: true });
});

test('somebody who has never touched money can be blocked', async () => {
  const { id: memberId } = await services.database.statement((tx) =>
    tx
      .selectFrom('identity_members')
      .select('id')
      .where('username', '=', 'sakura')
      .executeTakeFirstOrThrow(),
  );
  await blockAccount(server.services, { memberId, until, now });
  const account = await getMainAccount(server.services, { memberId, now });
  expect(account.blocked_until).toEqual(until);
});

test('nobody in particular cannot be blocked', async () => {
  const memberId = drawId(now);
  await expect(blockAccount(services, { memberId, until, now })).rejects.toThrow(memberId);
  const none = await services.database.statement((tx) =>
    findAccount(tx, { memberId, wallet: 'MAIN' }),
  );
  expect(none).toBeUndefined();
});
