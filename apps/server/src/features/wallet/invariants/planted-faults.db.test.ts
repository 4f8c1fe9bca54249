import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestDatabase } from '#platform/database/testing/template';
import { openTestDatabase } from '#platform/database/testing/test-database';
import { recordRun } from '#platform/jobs/store';
import { drawId } from '#platform/secrets/secrets';
import { awaitSettled } from '#testing/await-settled';
import { moveMoney } from '../move-money.ts';
import { openWallet, payoutOf, stakeOf } from '../testing/open-wallet.ts';
import { checkFully, checkNews } from './check-ledger.ts';
import { type Verdict, writeVerdict } from './invariant.ts';
import { walletInvariants } from './wallet-invariants.ts';

const NOW = new Date('2030-01-01T13:00:00Z');
const options = { invariants: walletInvariants, now: NOW };

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  // What the tables themselves would refuse must be found as well: a constraint can be lost.
  await run('alter table wallet_transfers drop constraint wallet_transfers__two_sides');
  await run('alter table wallet_accounts drop constraint wallet_accounts__never_negative');
});
afterAll(() => database.dispose());

let member: string;
beforeEach(async () => {
  for (const table of TABLES) await run(`delete from ${table}`);
  member = await openWallet(database, { gift: 1_000n });
  await moveMoney(database, [stakeOf(member, 300n)]);
  await moveMoney(database, [payoutOf(member, 50n)]);
});

const TABLES = [
  'wallet_accounts',
  'wallet_transfers',
  'wallet_holds',
  'wallet_debts',
  'wallet_house_balances',
  'wallet_watermarks',
  'wallet_checkpoints',
  'platform_job_runs',
];

const run = (statement: string) =>
  database.statement((tx) => sql.raw<{ text: string }>(statement).execute(tx));

const brokenOf = (verdicts: readonly Verdict[]) =>
  verdicts.filter(({ count }) => count > 0).map(({ invariant }) => invariant);
const fully = async () => brokenOf(await checkFully(database, options));
const news = async () => {
  await awaitSettled(database);
  return brokenOf(await checkNews(database, options));
};

/** The fault as an update of the newest transfer, before anybody has looked at it. */
const spoil = (change: string, seq = 3) =>
  run(`update wallet_transfers set ${change} where member_id = '${member}' and seq = ${seq}`);
const spoilAccount = (change: string) =>
  run(`update wallet_accounts set ${change} where member_id = '${member}'`);

/** Both runs find exactly these, and the incremental one again until somebody mends it. */
async function expectFound(...invariants: string[]): Promise<void> {
  expect(await fully()).toEqual(invariants);
  expect(await news()).toEqual(invariants);
  expect(await news()).toEqual(invariants);
}

test('nothing is found where nothing is wrong', async () => {
  expect(await fully()).toEqual([]);
  expect(await news()).toEqual([]);
  expect(await news()).toEqual([]);
  expect(await fully()).toEqual([]);
});

test.each([
  ['an unknown outcome', "outcome = 'MAYBE'"],
  ['a refusal that moved money', "refusal = 'wallet.limit_reached'"],
  ['a side without a name', "debit = ''"],
  ['a wallet that is no side of it', "credit = 'HOUSE_PROMO', debit = 'HOUSE_GAMES'"],
  ['an unsigned correction', "kind = 'ADJUST_ADD', author = null, remark = 'why not'"],
  ['a correction without a reason', "kind = 'ADJUST_SUB', author = 'operator', remark = ''"],
])('a transfer with %s is found', async (_, change) => {
  await spoil(change);
  expect(await fully()).toContain('wallet.two-sides');
  expect(await news()).toContain('wallet.two-sides');
});

test.each([
  ['a refusal without its reason', "outcome = 'REFUSED', refusal = null"],
  ['a cancellation with a reason', "outcome = 'CANCELLED', refusal = 'wallet.limit_reached'"],
  ['a wallet that nobody named', "outcome = 'CANCELLED', refusal = null, wallet = null"],
])('%s is found, also where no money moved', async (_, change) => {
  await moveMoney(database, [stakeOf(member, 5_000n)]);
  expect(await fully()).toEqual([]);
  await run(`update wallet_transfers set ${change} where outcome = 'REFUSED'`);
  await expectFound('wallet.two-sides');
});

test('a transfer from wallet to wallet is found', async () => {
  await spoil("debit = 'FREE'");
  await expectFound('wallet.two-sides');
});

test('a signed correction is none of these', async () => {
  await spoil("kind = 'ADJUST_ADD', author = 'operator', remark = 'a late win'");
  expect(await fully()).toEqual([]);
  expect(await news()).toEqual([]);
});

test('a transfer that is missing from a chain is found', async () => {
  await run(`delete from wallet_transfers where member_id = '${member}' and seq = 2`);
  await expectFound('wallet.chain', 'wallet.zero-sum');
});

test('a transfer that was lost from the end of a chain is found', async () => {
  await run(`delete from wallet_transfers where member_id = '${member}' and seq = 3`);
  await expectFound('wallet.chain', 'wallet.zero-sum');
});

test('a number that is there twice is found', async () => {
  await spoil('seq = 2');
  await expectFound('wallet.chain');
});

test('a balance that does not carry on is found', async () => {
  await spoil('balance_after = 751');
  await expectFound('wallet.chain');
});

test('a balance that an account has and its transfers do not is found', async () => {
  await spoilAccount('available = available + 1');
  await expectFound('wallet.chain', 'wallet.zero-sum');
});

test('an account that counts on without a transfer is found', async () => {
  await spoilAccount('seq = seq + 1');
  await expectFound('wallet.chain');
});

test('time that runs back within an account is found', async () => {
  await spoil("at = at - interval '1 hour'");
  await expectFound('wallet.chain');
});

test('an account that moved when nothing moved is found', async () => {
  await spoilAccount("moved_at = moved_at + interval '1 second'");
  await expectFound('wallet.chain');
});

test('money that is held for nobody is found', async () => {
  await spoilAccount('available = available - 10, held = held + 10');
  await expectFound('wallet.holds-and-debts');
});

const hold = (currency = 'JPY', wallet = 'MAIN') =>
  run(`insert into wallet_holds
         (member_id, source, key, fingerprint, wallet, currency, amount, status, placed_at)
       values ('${member}', 'test', 'hold', '', '${wallet}', '${currency}', 10, 'PLACED', now())`);
const owe = (currency = 'JPY', wallet = 'MAIN') =>
  run(`insert into wallet_debts
         (member_id, source, key, wallet, currency, owed_to, amount, reason, created_at)
       values ('${member}', 'test', 'debt', '${wallet}', '${currency}', 'HOUSE_GAMES', 10, '', now())`);

test('a hold that no money is held for is found, whenever money last moved', async () => {
  expect(await news()).toEqual([]);
  await hold();
  await expectFound('wallet.holds-and-debts');
});

test('a debt that an account does not know of is found, whenever money last moved', async () => {
  expect(await news()).toEqual([]);
  await owe();
  await expectFound('wallet.holds-and-debts');
});

test('a debt of nothing is found', async () => {
  await spoilAccount('debt = 10');
  await expectFound('wallet.holds-and-debts');
});

test('somebody who owes and has money to spend is found', async () => {
  await owe();
  await spoilAccount('debt = 10');
  await expectFound('wallet.holds-and-debts');
});

test('a hold of no account is found', async () => {
  await hold('JPY.PLAY', 'FREE');
  await expectFound('wallet.holds-and-debts');
});

test('a debt of no account is found', async () => {
  await owe('JPY.PLAY', 'FREE');
  await expectFound('wallet.holds-and-debts');
});

test('an account below zero is found', async () => {
  await spoilAccount('available = -10, held = 760');
  expect(await fully()).toContain('wallet.nothing-negative');
  expect(await news()).toContain('wallet.nothing-negative');
});

test.each(['amount = -50', 'balance_after = -1'])('a transfer with %s is found', async (change) => {
  await spoil(change);
  expect(await fully()).toContain('wallet.nothing-negative');
  expect(await news()).toContain('wallet.nothing-negative');
});

const rollUp = async (balance: number) => {
  await awaitSettled(database);
  await run(`with mark as (
         insert into wallet_watermarks (name, xact, moved_at)
         values ('house', pg_snapshot_xmin(pg_current_snapshot())::text::bigint, now()))
       insert into wallet_house_balances (merchant_code, account, currency, balance)
       values ('maneki', 'HOUSE_PROMO', 'JPY', -1000), ('maneki', 'HOUSE_GAMES', 'JPY', ${balance})`);
};

test('a house that was summed up wrongly is found at once, and by name in the night', async () => {
  await rollUp(250);
  expect(await fully()).toEqual([]);
  await run(`update wallet_house_balances set balance = 251 where account = 'HOUSE_GAMES'`);
  expect(await news()).toEqual(['wallet.zero-sum']);
  expect(await fully()).toEqual(['wallet.zero-sum', 'wallet.house-sums']);
});

test('sums of the house that only agree together are found in the night', async () => {
  await rollUp(250);
  await run(`update wallet_house_balances set balance = balance + 5 where account = 'HOUSE_GAMES'`);
  await run(`update wallet_house_balances set balance = balance - 5 where account = 'HOUSE_PROMO'`);
  expect(await news()).toEqual([]);
  expect(await fully()).toEqual(['wallet.house-sums']);
});

test('what was not summed up yet belongs to the house all the same', async () => {
  await rollUp(250);
  await moveMoney(database, [stakeOf(member, 100n)]);
  expect(await fully()).toEqual([]);
  expect(await news()).toEqual([]);
});

test('a roll-up whose last run failed is found by name, until one is good again', async () => {
  const record = (error: string | null) =>
    database.statement((tx) => recordRun(tx, { name: 'wallet.roll-up', at: NOW, error }));
  await record('bigint out of range');
  await expectFound('wallet.rolled-up');
  const verdicts = await checkFully(database, options);
  expect(verdicts.map(writeVerdict)).toContain(
    'wallet.rolled-up: 1 finding: wallet.roll-up: it has failed since 2030-01-01T13:00:00.000Z: bigint out of range',
  );
  await record(null);
  expect(await fully()).toEqual([]);
  expect(await news()).toEqual([]);
});

test('a transfer in another currency than its account is found', async () => {
  await spoil("currency = 'USD'");
  await expectFound('wallet.zero-sum', 'wallet.money-apart');
});

test('a transfer at another merchant than its account is found', async () => {
  await spoil("merchant_code = 'sampaguita'");
  await expectFound('wallet.zero-sum', 'wallet.money-apart');
});

test('money in a wallet of play credit is found', async () => {
  await run(`update wallet_accounts set code = 'FREE'`);
  await run(`update wallet_transfers set wallet = 'FREE',
               debit = replace(debit, 'MAIN', 'FREE'), credit = replace(credit, 'MAIN', 'FREE')`);
  await expectFound('wallet.money-apart');
});

test('play credit at the cashier is found', async () => {
  await run(`update wallet_accounts set currency = 'JPY.PLAY'`);
  await run(`update wallet_transfers set currency = 'JPY.PLAY'`);
  expect(await fully()).toEqual([]);
  await spoil("debit = 'CLEARING_DEPOSIT'");
  await expectFound('wallet.money-apart');
});

test('a transfer of no account is found', async () => {
  await run(`insert into wallet_transfers
      (member_id, source, key, fingerprint, outcome, kind, wallet, debit, credit, amount,
       merchant_code, currency, seq, balance_after, at)
    values ('${drawId(NOW)}', 'test', 'stray', '', 'DONE', 'PAYOUT', 'MAIN', 'HOUSE_GAMES', 'MAIN',
            10, 'maneki', 'JPY', 1, 10, now())`);
  await expectFound('wallet.zero-sum', 'wallet.money-apart');
});

test('holds and debts in another currency than their account are found', async () => {
  await hold('JPY.PLAY');
  await spoilAccount('available = available - 10, held = held + 10');
  await expectFound('wallet.money-apart');
  await run(`update wallet_holds set currency = 'JPY'`);
  await spoilAccount('available = available + held, held = 0');
  await run('delete from wallet_holds');
  await owe('JPY.PLAY');
  expect(await fully()).toContain('wallet.money-apart');
  expect(await news()).toContain('wallet.money-apart');
});

test('a mark of progress that runs ahead is found', async () => {
  await run(`insert into wallet_watermarks (name, xact, moved_at)
             values ('elsewhere', 9000000000000000, now())`);
  await expectFound('wallet.watermarks');
});

test('a checkpoint that says something else than the history is found in the night', async () => {
  expect(await news()).toEqual([]);
  await run('update wallet_checkpoints set balance = balance + 1');
  expect(await fully()).toEqual(['wallet.watermarks']);
  await moveMoney(database, [stakeOf(member, 10n)]);
  expect(await news()).toEqual(['wallet.chain']);
});
