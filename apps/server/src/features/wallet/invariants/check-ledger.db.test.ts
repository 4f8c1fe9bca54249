import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#platform/database/open-database';
import { awaitSettled } from '#testing/await-settled';
import { startTestServer, type TestServer } from '#testing/test-server';
import { moveAll } from '../ledger/store.ts';
import { moveMoney } from '../move-money.ts';
import { openWallet, payoutOf, stakeOf } from '../testing/open-wallet.ts';
import { type CheckOptions, checkFully, checkNews } from './check-ledger.ts';
import { writeVerdict } from './invariant.ts';
import { walletInvariants } from './wallet-invariants.ts';

const NOW = new Date('2030-01-01T13:00:00Z');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.dispose());
beforeEach(async () => {
  for (const table of ['accounts', 'transfers', 'watermarks', 'checkpoints'])
    await run(`delete from wallet_${table}`);
});

const run = async (statement: string) => {
  const { rows } = await server.database.statement((tx) =>
    sql.raw<Record<string, unknown>>(statement).execute(tx),
  );
  return rows;
};

const check = async (look: typeof checkFully, more: Partial<CheckOptions> = {}) => {
  const verdicts = await look(server.database, { invariants: walletInvariants, now: NOW, ...more });
  return verdicts.filter(({ count }) => count > 0).map(writeVerdict);
};

const checkSettled: typeof checkNews = async (database, options) => {
  await awaitSettled(database);
  return checkNews(database, options);
};

const move = (...movements: Parameters<typeof moveMoney>[1]) =>
  moveMoney(server.database, movements);
const checkpointOf = async (memberId: string) =>
  (await run(`select seq, balance from wallet_checkpoints where member_id = '${memberId}'`))[0];
const markOf = async () =>
  (await run(`select xact from wallet_watermarks where name = 'invariants'`))[0]?.xact as bigint;

test('an incremental run goes on from where the last one ended', async () => {
  const memberId = await openWallet(server.database, { gift: 1_000n });
  await move(stakeOf(memberId, 300n));
  expect(await check(checkSettled)).toEqual([]);
  expect(await checkpointOf(memberId)).toEqual({ seq: 2n, balance: 700n });
  const mark = await markOf();

  await move(payoutOf(memberId, 50n));
  expect(await check(checkSettled)).toEqual([]);
  expect(await checkpointOf(memberId)).toEqual({ seq: 3n, balance: 750n });
  expect(await markOf()).toBeGreaterThan(mark);

  // Where it has been it does not look again; the full run looks everywhere.
  await run(`update wallet_transfers set balance_after = 701 where seq = 2`);
  await move(stakeOf(memberId, 50n));
  expect(await check(checkSettled)).toEqual([]);
  expect(await check(checkFully)).toEqual([
    `wallet.chain: 2 findings: ${memberId} MAIN: transfer 2 leaves 701 where 700 would be right; ` +
      `${memberId} MAIN: transfer 3 leaves 750 where 751 would be right`,
  ]);
});

test('a fault keeps the verified point in front of it until it is mended, and hides no other', async () => {
  const [broken, sound, later] = await Promise.all(
    Array.from({ length: 3 }, () => openWallet(server.database, { gift: 1_000n })),
  );
  expect(await check(checkSettled)).toEqual([]);
  const mark = await markOf();
  await move(stakeOf(broken!, 1n), stakeOf(sound!, 1n));
  await run(
    `update wallet_transfers set balance_after = 1 where member_id = '${broken}' and seq = 2`,
  );
  expect(await check(checkSettled)).toHaveLength(1);
  expect(await markOf()).toBe(mark);
  expect(await checkpointOf(broken!)).toEqual({ seq: 1n, balance: 1_000n });
  expect(await checkpointOf(sound!)).toEqual({ seq: 2n, balance: 999n });

  await move(stakeOf(later!, 1n));
  await run(`update wallet_transfers set author = null, kind = 'ADJUST_SUB'
              where member_id = '${later}' and seq = 2`);
  expect(await check(checkSettled)).toHaveLength(2);

  await run(
    `update wallet_transfers set balance_after = 999 where member_id = '${broken}' and seq = 2`,
  );
  await run(`update wallet_transfers set kind = 'BET' where member_id = '${later}' and seq = 2`);
  expect(await check(checkSettled)).toEqual([]);
  expect(await markOf()).toBeGreaterThan(mark);
});

test('a long way is gone in stretches, and one that is interrupted keeps what it has', async () => {
  const members: string[] = [];
  for (let count = 0; count < 12; count += 1)
    members.push(await openWallet(server.database, { gift: 5n }));
  const stopping = new AbortController();
  let asked = 0;
  const counting = {
    name: 'test.counting',
    looksAt: 'transfers',
    async find() {
      asked += 1;
      if (asked === 3) stopping.abort();
      return { count: 0, first: [] };
    },
  } as const;
  const invariants = [...walletInvariants, counting];
  await check(checkSettled, { invariants, stretchMax: 3n, signal: stopping.signal });
  const before = await run('select member_id from wallet_checkpoints');
  expect(asked).toBe(3);
  expect(before.length).toBeGreaterThan(0);
  expect(before.length).toBeLessThan(12);
  expect(await check(checkSettled, { stretchMax: 3n })).toEqual([]);
  expect(await run('select member_id from wallet_checkpoints')).toHaveLength(12);
});

test('everybody is looked at, also beyond one page', async () => {
  const last = await openWallet(server.database, { gift: 5n });
  await run(`
    insert into wallet_accounts (member_id, code, merchant_code, currency, opened_at, moved_at,
                                 day, week, month)
    select gen_random_uuid(), 'MAIN', 'maneki', 'JPY', now(), now(), now(), now(), now()
      from generate_series(1, 1100)`);
  await run(`update wallet_accounts set seq = 1 where member_id in (
               select member_id from wallet_accounts order by member_id desc limit 2)`);
  const [found] = await check(checkFully);
  expect(found).toContain('wallet.chain: ');
  expect(found).toContain('has counted 1 transfers, the last is 0');
  expect(found).not.toContain(last);
});

test('whoever plays for credit has no money, and the other way round', async () => {
  const [player, demo] = await Promise.all(
    ['sakura', 'demoagent'].map(async (username) => {
      const rows = await run(`select id from identity_members where username = '${username}'
                               and merchant_code = 'maneki'`);
      return rows[0]!.id as string;
    }),
  );
  const open = (memberId: string, code: string, currency: string) =>
    run(`insert into wallet_accounts (member_id, code, merchant_code, currency, opened_at, moved_at,
                                      day, week, month)
         values ('${memberId}', '${code}', 'maneki', '${currency}', now(), now(), now(), now(), now())`);
  await open(player!, 'DEMO', 'JPY.DEMO');
  await open(demo!, 'MAIN', 'JPY.PLAY');
  expect(await check(checkFully)).toEqual([]);
  await run(`update wallet_accounts set currency = 'JPY' where member_id = '${demo}'`);
  await move(payoutOf(demo!, 5n));
  const wrong = `wallet.money-apart: 1 finding: ${demo} MAIN: a member of type 41 with JPY`;
  expect(await check(checkFully)).toEqual([wrong]);
  expect(await check(checkSettled)).toEqual([wrong]);
  await run(`update wallet_accounts set code = 'MAIN', currency = 'JPY.PLAY'`);
  await run(`update wallet_transfers set currency = 'JPY.PLAY'`);
  expect(await check(checkFully)).toEqual([
    `wallet.money-apart: 1 finding: ${player} MAIN: a member of type 0 with JPY.PLAY`,
  ]);
});

test('what a transaction writes that still runs is not passed over', async ({ skip }) => {
  const { database } = server;
  skip(database.engine === 'embedded', 'one connection has one transaction');
  const other = await openDatabase(database.place);
  try {
    const slow = await openWallet(database, { gift: 100n });
    const quick = await openWallet(database, { gift: 100n });
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let began = () => {};
    const hasBegun = new Promise<void>((resolve) => {
      began = resolve;
    });
    const writing = other.transact(async (tx) => {
      await moveAll(tx, [stakeOf(slow, 10n)]);
      await sql`update wallet_transfers set kind = 'ADJUST_SUB' where member_id = ${slow} and seq = 2`.execute(
        tx,
      );
      began();
      await held;
    });
    await hasBegun;
    await move(stakeOf(quick, 10n));
    expect(await check(checkNews)).toEqual([]);
    letGo();
    await writing;
    expect(await check(checkSettled)).toHaveLength(1);
  } finally {
    await other.close();
  }
});

test('money that moves meanwhile is never found wrong, and several runs do no harm', async () => {
  const members = await Promise.all(
    Array.from({ length: 8 }, () => openWallet(server.database, { gift: 10_000n })),
  );
  let isPlaying = true;
  const playing = members.map(async (memberId) => {
    for (let round = 0; round < 40; round += 1)
      await move(round % 3 ? stakeOf(memberId, 7n) : payoutOf(memberId, 9n));
  });
  const checking = [checkNews, checkNews, checkFully].map(async (look) => {
    const found: string[] = [];
    do found.push(...(await check(look)));
    while (isPlaying);
    return found;
  });
  await Promise.all(playing);
  isPlaying = false;
  expect((await Promise.all(checking)).flat()).toEqual([]);
  expect(await check(checkSettled)).toEqual([]);
  for (const memberId of members) expect(await checkpointOf(memberId)).toMatchObject({ seq: 41n });
});
