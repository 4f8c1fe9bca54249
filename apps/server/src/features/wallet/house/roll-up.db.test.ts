import { AMOUNT_MAX } from '@maneki/kernel/money';
import { waitFor } from '@maneki/testkit/wait-for';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '#platform/database/testing/test-database';
import { silentLog } from '#testing/silent-log';
import { walletJobs } from '../jobs.ts';
import { insertHouseTransfer, moveAll, storeRefusal } from '../ledger/store.ts';
import { moveMoney } from '../move-money.ts';
import type { HouseAccount, Movement } from '../movement.ts';
import { openWallet, payoutOf, stakeOf } from '../testing/open-wallet.ts';
import { rollUp } from './roll-up.ts';
import * as store from './store.ts';
import { summariseTransfers } from './summarise-transfers.ts';

const database = await openTestDatabase();
afterAll(() => database.dispose());

const now = new Date('2030-01-01T12:00:00Z');
const move = (...movements: Movement[]) => moveMoney(database, movements);

let houses = 0;
/** An account of the house that no other test has moved. */
function freshHouse(): HouseAccount {
  houses += 1;
  return `JACKPOT_${houses}`;
}

const rolledUp = async (account: string) => {
  const row = await database.statement((tx) =>
    tx
      .selectFrom('wallet_house_balances')
      .select('balance')
      .where('account', '=', account)
      .executeTakeFirst(),
  );
  return row && BigInt(row.balance);
};

const balanceOf = async (account: string) =>
  (await database.statement(store.listHouseBalances)).find((row) => row.account === account)
    ?.balance;

/** Other databases of the same server have transactions too, and the oldest holds up the count. */
const rolledUpTo = (account: string, balance: bigint) =>
  waitFor(async () => {
    await rollUp(database, now);
    return (await rolledUp(account)) === balance;
  });

test('a house account is rolled up from the transfers, and the members’ sides are left out', async () => {
  const house = freshHouse();
  const memberId = await openWallet(database, { gift: 500n });
  await move(stakeOf(memberId, 200n, { house }), payoutOf(memberId, 50n, { house }));
  expect(await rolledUp(house)).toBeUndefined();
  await rolledUpTo(house, 150n);
  expect(await rolledUp('MAIN')).toBeUndefined();
});

test('running again counts nothing again', async () => {
  const house = freshHouse();
  const memberId = await openWallet(database, { gift: 500n });
  await move(stakeOf(memberId, 200n, { house }));
  await rolledUpTo(house, 200n);
  await rollUp(database, now);
  await rollUp(database, now);
  expect(await rolledUp(house)).toBe(200n);
  await move(stakeOf(memberId, 1n, { house }));
  await rolledUpTo(house, 201n);
});

test('runs of the same moment count once', async () => {
  const house = freshHouse();
  const memberId = await openWallet(database, { gift: 500n });
  await move(stakeOf(memberId, 200n, { house }));
  await Promise.all(Array.from({ length: 5 }, () => rollUp(database, now)));
  await rolledUpTo(house, 200n);
});

test('a run that dies in the middle has counted nothing, and the next counts all', async () => {
  const house = freshHouse();
  const memberId = await openWallet(database, { gift: 500n });
  await move(stakeOf(memberId, 200n, { house }));
  const dying = database.transact(async (tx) => {
    const stretch = await store.takeStretch(tx, now);
    await store.addStretch(tx, stretch);
    throw new Error('the power failed');
  });
  await expect(dying).rejects.toThrow('the power failed');
  expect(await rolledUp(house)).toBeUndefined();
  await rolledUpTo(house, 200n);
});

test('operators read the balance of now, whether or not it is rolled up', async () => {
  const house = freshHouse();
  const memberId = await openWallet(database, { gift: 500n });
  await move(stakeOf(memberId, 200n, { house }));
  expect(await balanceOf(house)).toBe(200n);
  await rolledUpTo(house, 200n);
  expect(await balanceOf(house)).toBe(200n);
  await move(payoutOf(memberId, 300n, { house }));
  expect(await balanceOf(house)).toBe(-100n);
});

test('transfers between two accounts of the house count on both sides', async () => {
  const [from, to] = [freshHouse(), freshHouse()];
  const memberId = await openWallet(database);
  const subject = payoutOf(memberId, 70n);
  await database.statement((tx) =>
    insertHouseTransfer(tx, subject, { from, to, merchantCode: 'maneki' }),
  );
  await rolledUpTo(to, 70n);
  expect(await rolledUp(from)).toBe(-70n);
});

test('an account of the house holds more than a single transfer can move', async () => {
  const [from, to] = [freshHouse(), freshHouse()];
  const memberId = await openWallet(database);
  for (let transfer = 0; transfer < 3; transfer += 1) {
    await database.statement((tx) =>
      insertHouseTransfer(tx, payoutOf(memberId, AMOUNT_MAX), {
        from,
        to,
        merchantCode: 'maneki',
      }),
    );
  }
  expect(await balanceOf(to)).toBe(3n * AMOUNT_MAX);
  await rolledUpTo(to, 3n * AMOUNT_MAX);
  expect(await rolledUp(from)).toBe(-3n * AMOUNT_MAX);
});

test('refused and cancelled movements count nothing', async () => {
  const house = freshHouse();
  const memberId = await openWallet(database, { gift: 10n });
  await move(stakeOf(memberId, 11n, { house }));
  const never = { outcome: 'CANCELLED', refusal: null, merchantCode: 'maneki' } as const;
  const cancelled = stakeOf(memberId, 5n, { house });
  await database.statement((tx) => storeRefusal(tx, cancelled, never));
  const counted = stakeOf(memberId, 1n, { house });
  await move(counted);
  await rolledUpTo(house, 1n);
});

test('merchants and currencies are counted apart', async () => {
  const house = freshHouse();
  const [money, credit] = [
    await openWallet(database, { gift: 500n }),
    await openWallet(database, { gift: 500n, currency: 'JPY.PLAY' }),
  ];
  await move(
    stakeOf(money, 200n, { house }),
    stakeOf(credit, 30n, { house, currency: 'JPY.PLAY' }),
  );
  const rows = await database.statement(store.listHouseBalances);
  expect(rows.filter(({ account }) => account === house)).toEqual([
    { merchantCode: 'maneki', account: house, currency: 'JPY', balance: 200n },
    { merchantCode: 'maneki', account: house, currency: 'JPY.PLAY', balance: 30n },
  ]);
});

test.skipIf(database.engine === 'embedded')(
  'a transaction that commits late is counted, although later ones came before it',
  async () => {
    const house = freshHouse();
    const [slow, quick] = [
      await openWallet(database, { gift: 500n }),
      await openWallet(database, { gift: 500n }),
    ];
    const { promise: end, resolve: commit } = Promise.withResolvers<void>();
    const { promise: begun, resolve: hasBegun } = Promise.withResolvers<void>();
    const late = database.transact(async (tx) => {
      await moveAll(tx, [stakeOf(slow, 100n, { house })]);
      hasBegun();
      await end;
    });
    await begun;
    await move(stakeOf(quick, 7n, { house }));
    await rollUp(database, now);
    await rollUp(database, now);
    // Those that came after an open one wait with it.
    expect(await rolledUp(house)).toBeUndefined();
    expect(await balanceOf(house)).toBe(7n);
    commit();
    await late;
    await rolledUpTo(house, 107n);
  },
);

test('a database that was filled from a dump is not counted wrongly in silence', async () => {
  const planted = database.transact(async (tx) => {
    await store.takeStretch(tx, now);
    await store.moveWatermark(tx, { until: 1n << 60n, now });
  });
  await planted;
  await expect(rollUp(database, now)).rejects.toThrow('further than this database has come');
  await database.statement((tx) =>
    sql`delete from wallet_watermarks where name = 'house'`.execute(tx),
  );
  await database.statement((tx) => sql`delete from wallet_house_balances`.execute(tx));
});

test('the summaries of all partitions are brought up to date', async () => {
  const found = await summariseTransfers(database);
  expect(found).toEqual({ summarised: 16, busy: 0 });
});

test.skipIf(database.engine === 'embedded')(
  'a summary whose table is busy waits for the next run',
  async () => {
    const { promise: end, resolve: finish } = Promise.withResolvers<void>();
    const { promise: begun, resolve: hasBegun } = Promise.withResolvers<void>();
    const vacuum = database.transact(async (tx) => {
      await sql`lock table wallet_transfers_3 in share update exclusive mode`.execute(tx);
      hasBegun();
      await end;
    });
    await begun;
    expect(await summariseTransfers(database)).toEqual({ summarised: 14, busy: 2 });
    finish();
    await vacuum;
  },
);

test('the job rolls up and summarises', async () => {
  const house = freshHouse();
  const memberId = await openWallet(database, { gift: 500n });
  await move(stakeOf(memberId, 200n, { house }));
  const job = walletJobs.find(({ name }) => name === 'wallet.roll-up');
  const { signal } = new AbortController();
  await waitFor(async () => {
    await job?.run({ database, now, log: silentLog, data: {} as never, signal });
    return (await rolledUp(house)) === 200n;
  });
});
