import { HOUR_MS } from '@maneki/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { removeDemo } from '#features/identity';
import { awaitSettled } from '#testing/await-settled';
import { copyPlayer } from '#testing/copy-player';
import { startTestServer, type TestServer } from '#testing/test-server';
import { insertAccount } from '../accounts/store.ts';
import { insertHouseTransfer } from '../ledger/store.ts';
import { moveMoney } from '../move-money.ts';
import { fingerprintOf, type WalletName } from '../movement.ts';
import { stakeOf } from '../testing/open-wallet.ts';
import { windowsOf } from '../windows.ts';
import { checkFully, checkNews } from './check-ledger.ts';
import { writeVerdict } from './invariant.ts';
import { walletInvariants } from './wallet-invariants.ts';

let server: TestServer;
let now: Date;
let memberId: string;
beforeAll(async () => {
  server = await startTestServer();
  now = server.clock.now();
  await server.database.transact((tx) => removeDemo(tx, now));
  await copyPlayer(server, { type: 0, username: 'somebody' });
  const [member] = await run(`update identity_members set is_demo = false, country_code = 'JP'
                               where username = 'somebody' returning id`);
  memberId = member!.id as string;
});
afterAll(() => server.dispose());
beforeEach(async () => {
  for (const table of ['accounts', 'transfers', 'watermarks', 'checkpoints', 'house_balances'])
    await run(`delete from wallet_${table}`);
  await setMode('DEMO');
});

const run = async (statement: string) => {
  const { rows } = await server.database.statement((tx) =>
    sql.raw<Record<string, unknown>>(statement).execute(tx),
  );
  return rows;
};

const setMode = (mode: 'DEMO' | 'REAL' | 'BLOCKED', realSince?: Date) =>
  run(`update site_market_policies set mode = '${mode}', licence_ref = 'L-1'
              ${realSince ? `, real_since = '${realSince.toISOString()}'` : ''}
        where country_code = 'JP'`);

const open = (wallet: WalletName, currency: string) =>
  server.database.statement((tx) =>
    insertAccount(tx, {
      memberId,
      wallet,
      merchantCode: 'maneki',
      currency,
      gift: 1_000n,
      at: now,
      windows: windowsOf(now, 'Asia/Tokyo'),
    }),
  );

const options = { invariants: walletInvariants, now: new Date('2030-01-01T13:00:00Z') };
const listFound = (verdicts: Awaited<ReturnType<typeof checkFully>>) =>
  verdicts.filter(({ count }) => count > 0).map(writeVerdict);
const fully = async () => listFound(await checkFully(server.database, options));
const news = async () => {
  await awaitSettled(server.database);
  return listFound(await checkNews(server.database, options));
};

test('credit in a market that plays for none is as it should be, and money is found', async () => {
  await open('DEMO', 'JPY.DEMO');
  expect([await fully(), await news()]).toEqual([[], []]);
  await open('MAIN', 'JPY');
  const found = [`wallet.demo-apart: 1 finding: ${memberId} MAIN: JPY of a demonstration`];
  expect([await fully(), await news()]).toEqual([found, found]);
  await setMode('REAL');
  expect(await fully()).not.toEqual(found);
});

test('money that goes from one account of the house to another for such a member is found at night', async () => {
  await open('DEMO', 'JPY.DEMO');
  await server.database.statement((tx) =>
    insertHouseTransfer(
      tx,
      {
        memberId,
        source: 'test',
        key: 'parked',
        fingerprint: fingerprintOf({}),
        kind: 'PAYOUT',
        currency: 'JPY',
        amount: 10n,
        at: now,
      },
      { from: 'HOUSE_GAMES', to: 'SUSPENSE', merchantCode: 'maneki' },
    ),
  );
  expect(await news()).toEqual([]);
  expect(await fully()).toEqual([
    `wallet.demo-apart: 1 finding: ${memberId}: JPY of a demonstration with the house`,
  ]);
});

test('credit from before stays where a market became real; opened later it is found', async () => {
  await open('DEMO', 'JPY.DEMO');
  await setMode('REAL', now);
  await open('MAIN', 'JPY');
  expect([await fully(), await news()]).toEqual([[], []]);
  await setMode('REAL', new Date(now.getTime() - HOUR_MS));
  const place = `${memberId} DEMO`;
  const found = [
    `wallet.demo-apart: 1 finding: ${place}: JPY.DEMO opened where money is played for`,
  ];
  expect([await fully(), await news()]).toEqual([found, []]);
  // Seen again as soon as something moves there.
  const inDemo = { wallet: 'DEMO', currency: 'JPY.DEMO' } as const;
  await moveMoney(server.database, [stakeOf(memberId, 1n, inDemo)]);
  expect(await news()).toEqual(found);
});

test('a market that is closed still owes the money that it was played for', async () => {
  await setMode('REAL', now);
  await open('MAIN', 'JPY');
  await setMode('BLOCKED');
  expect(await fully()).toEqual([]);
  await setMode('DEMO');
  await setMode('BLOCKED');
  expect(await fully()).toHaveLength(1);
});

test.each([
  ['MAIN', 'JPY.DEMO'],
  ['FREE', 'JPY.DEMO'],
  ['DEMO', 'JPY.PLAY'],
] as const)('a wallet %s of %s is found', async (wallet, currency) => {
  await open(wallet, currency);
  const found = `: ${currency} in a wallet ${wallet}`;
  for (const look of [fully, news])
    expect((await look()).join()).toMatch(new RegExp(`^wallet.money-apart: .*${found}`));
});
