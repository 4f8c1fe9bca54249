import { walletEndpoints } from '@maneki/contract/wallet/endpoints';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { drawId } from '#platform/secrets/secrets';
import { FOR_MONEY } from '#testing/for-money';
import { startTestServer } from '#testing/test-server';
import { blockAccount } from '../block-account.ts';
import { getWallet } from '../get-wallet.ts';
import { moveMoney } from '../move-money.ts';
import type { MainWallet, WalletName } from '../movement.ts';
import { getAccount, getMainAccount } from '../open-account.ts';
import { listRecord } from '../record/list-record.ts';
import type { BalanceNews } from '../tell-balance.ts';
import { readBooks } from '../testing/books.ts';
import { stakeOf } from '../testing/open-wallet.ts';
import { refillCredit } from './refill-credit.ts';

const server = await startTestServer();
afterAll(() => server.dispose());
const { database, clock } = server;

const SMALLEST = 100_000n;
const news: BalanceNews[] = [];
const services = {
  ...server.services,
  findSmallestBet: async () => SMALLEST,
  tellBalance: (told: BalanceNews) => void news.push(told),
};

/** A member who has bet everything but so much. */
async function openSpent({ type = 0, left = 0n }: { type?: number; left?: bigint } = {}) {
  const now = clock.now();
  const memberId = drawId(now);
  await database.statement((tx) =>
    sql`insert into identity_members (id, merchant_code, type, username, currency, language,
          joined_via, register_host, register_method, registered_at, registered_address, expires_at)
        values (${memberId}, 'maneki', ${type}, ${memberId}, 'JPY', 'EN', 'DEFAULT', '', 'H5', ${now}, '',
                ${type === 4 ? new Date(now.getTime() + DAY_MS) : null})
    `.execute(tx),
  );
  const account = await getMainAccount(services, { memberId, now });
  const { available: gift, currency } = account;
  const wallet = account.code as MainWallet;
  await moveMoney(database, [stakeOf(memberId, gift - left, { wallet, currency, at: now })]);
  return { memberId, gift, wallet };
}

let keys = 0;
const refill = (
  memberId: string,
  others: object = {},
  { wishKey = `wish-${++keys}`, ...wish }: { wishKey?: string; wallet?: WalletName } = {},
) =>
  refillCredit(
    { ...services, ...others },
    {
      memberId,
      wallet: 'DEMO',
      wishKey,
      language: 'EN',
      now: clock.now(),
      ...wish,
    },
  );

const TRIAL = { type: 4 };
const MAIN = { wallet: 'MAIN' } as const;

test.each([
  ['a trial', TRIAL],
  ['a member of a market without real money', {}],
])(
  '[TRIAL-2] %s that has nothing left is given as much as at first, as an entry of its own',
  async (_, fields) => {
    const { memberId, gift, wallet } = await openSpent({ ...fields, left: SMALLEST - 1n });
    expect(gift).toBeGreaterThan(0n);
    const outcome = await refill(memberId, {}, { wallet });
    const available = gift + SMALLEST - 1n;
    expect(outcome).toMatchObject({ ok: true, value: { amount: gift, available } });
    expect(await readBooks(database, memberId, wallet)).toMatchObject({ available });
    const day = '2030-01-01';
    const asked = { memberId, wallet, type: 0, from: day, to: day, group: 'promotion' } as const;
    const record = await listRecord(database, {
      ...asked,
      timezone: 'Asia/Tokyo',
      now: clock.now(),
    });
    expect(record.ok && record.value.list.map(({ kind }) => kind)).toEqual(['REFILL', 'PROMO']);
    expect(record.ok && record.value.list[0]?.reference).toBe(
      outcome.ok && outcome.value.reference,
    );
    expect(news.at(-1)).toMatchObject({ memberId, balance: available });
  },
);

test('whoever can still bet, here or with a vendor, is given nothing', async () => {
  const notNeeded = { ok: false, refusal: { code: 'wallet.refill_not_needed' } };
  const rich = await openSpent({ left: SMALLEST });
  expect(await refill(rich.memberId)).toMatchObject(notNeeded);
  const { memberId } = await openSpent({ left: 1n });
  const listVendorBalances = async () => [
    { code: 'DS88', name: 'Derby', balance: SMALLEST - 1n, isStale: false },
  ];
  expect(await refill(memberId, { listVendorBalances })).toMatchObject(notNeeded);
});

test('[SAFE-4] where real money is played for, members are given nothing; a trial still is', async () => {
  const merchants = { get: server.services.merchants.get, findMarket: () => FOR_MONEY };
  const member = await openSpent();
  expect(await refill(member.memberId, { merchants }, MAIN)).toMatchObject({
    ok: false,
    refusal: { code: 'wallet.refill_not_offered' },
  });
  const trial = await openSpent(TRIAL);
  expect(await refill(trial.memberId, { merchants }, MAIN)).toMatchObject({ ok: true });
});

test('the next one comes an hour later, and how long that is is told', async () => {
  const { memberId, gift } = await openSpent(TRIAL);
  const spendAll = () =>
    moveMoney(database, [stakeOf(memberId, gift, { currency: 'JPY.PLAY', at: clock.now() })]);
  const look = () => getWallet(services, { memberId, language: 'EN', now: clock.now() });
  expect((await look()).refill).toMatchObject({ below: '10', from: null });
  await refill(memberId, {}, MAIN);
  const givenAt = clock.now().getTime();
  await spendAll();
  clock.advance(15 * MINUTE_MS);
  expect(await refill(memberId, {}, MAIN)).toMatchObject({
    ok: false,
    refusal: { code: 'wallet.refill_too_soon', detail: { minutes: 45 } },
  });
  expect((await look()).refill?.from).toBe(new Date(givenAt + HOUR_MS).toISOString());
  clock.advance(45 * MINUTE_MS);
  expect((await look()).refill?.from).toBeNull();
  expect(await refill(memberId, {}, MAIN)).toMatchObject({ ok: true });
});

test('the same wish is one refill, and so are many at once', async () => {
  const again = await openSpent(TRIAL);
  const first = await refill(again.memberId, {}, { ...MAIN, wishKey: 'same' });
  expect(await refill(again.memberId, {}, { ...MAIN, wishKey: 'same' })).toEqual(first);
  const { memberId, gift } = await openSpent(TRIAL);
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => refill(memberId, {}, MAIN)));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await readBooks(database, memberId)).toMatchObject({ available: gift });
});

test('what a member plays with free of charge is filled up by itself, whatever is in the balance', async () => {
  const { memberId } = await openSpent({ left: SMALLEST });
  const wallet = 'FREE';
  const now = clock.now();
  const { available, currency } = await getAccount(services, { memberId, wallet, now });
  expect(await refill(memberId, {}, { wallet })).toMatchObject({
    refusal: { code: 'wallet.refill_not_needed' },
  });
  await moveMoney(database, [stakeOf(memberId, available, { wallet, currency, at: now })]);
  expect(await refill(memberId, {}, { wallet })).toMatchObject({ value: { available } });
  expect(await readBooks(database, memberId, wallet)).toMatchObject({ available });
  expect(await readBooks(database, memberId, 'DEMO')).toMatchObject({ available: SMALLEST });
});

test('[SAFE-2] an account that is blocked is given nothing', async () => {
  const { memberId } = await openSpent();
  const now = clock.now();
  await blockAccount(services, { memberId, until: new Date(now.getTime() + HOUR_MS), now });
  expect(await refill(memberId)).toMatchObject({
    ok: false,
    refusal: { code: 'wallet.account_blocked' },
  });
});

test('a refill is asked for over the wire, with a key', async () => {
  const cookie = await server.logIn('demoagent');
  const headers = { 'idempotency-key': 'd9428888-122b-11e1-b85c-61cd3cbb3210' };
  expect(await server.send(walletEndpoints.refillCredit, {}, { cookie })).toMatchObject({
    body: { code: 'call.idempotency_key_needed' },
  });
  expect(await server.send(walletEndpoints.refillCredit, {}, { cookie, headers })).toMatchObject({
    status: 403,
    body: { code: 'wallet.refill_not_offered' },
  });
});
