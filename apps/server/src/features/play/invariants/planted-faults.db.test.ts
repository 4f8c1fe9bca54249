import { waitFor } from '@maneki/testkit/wait-for';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { checkFully, checkNews, walletInvariants } from '#features/wallet';
import { openTestDatabase } from '#platform/database/testing/test-database';
import { NOON, openTable } from '../testing/open-table.ts';
import { playInvariants } from './play-invariants.ts';

const database = await openTestDatabase();
afterAll(() => database.dispose());
const { sitDown } = await openTable(database);

const options = { invariants: [...walletInvariants, ...playInvariants], now: NOON };
type Check = typeof checkFully | typeof checkNews;
const broken = async (check: Check = checkFully) =>
  (await check(database, options))
    .filter(({ count }) => count > 0)
    .map(({ invariant }) => invariant);

const spoil = (memberId: string, change: string) =>
  database.statement((tx) =>
    sql`update play_tickets set ${sql.raw(change)} where member_id = ${memberId}`.execute(tx),
  );

test('every history that the protocol allows leaves the books in order', async () => {
  const seat = await sitDown();
  await seat.bet('b1', 1_000n);
  await seat.win('w1', 'b1', 300n, { final: false });
  await seat.win('w2', 'b1', 400n);
  await seat.play('p1', 500n, 700n);
  await seat.bet('b2', 100n);
  await seat.rollback('r2', 'b2');
  await seat.rollback('r3', 'b3');
  await seat.bet('b4', 99_999n);
  await seat.close(1_500n, 1_400n);
  await seat.win('w5', 'b1', 60n);
  expect(await broken()).toEqual([]);
});

test('a stake without its ticket, or with another amount, is found by both runs', async () => {
  const seat = await sitDown();
  await seat.bet('b1', 1_000n);
  await spoil(seat.memberId, 'stake = 999');
  // New transfers are looked at once no transaction that began before them still runs.
  await waitFor(async () => (await broken(checkNews)).includes('play.stake-has-ticket'));
  expect(await broken()).toEqual(['play.stake-has-ticket', 'play.tickets-equal-money']);
  await spoil(seat.memberId, 'stake = 1000');
  expect(await broken()).toEqual([]);
  await spoil(seat.memberId, "tx_id = 'another'");
  expect(await broken()).toEqual(['play.stake-has-ticket']);
  await spoil(seat.memberId, "tx_id = 'b1'");
  expect(await broken()).toEqual([]);
});

test('a ticket that says more was paid than was is found by the full run', async () => {
  const seat = await sitDown();
  await seat.bet('b1', 1_000n);
  await seat.win('w1', 'b1', 300n);
  await spoil(seat.memberId, 'payout = 301');
  expect(await broken()).toEqual(['play.tickets-equal-money']);
  await spoil(seat.memberId, 'payout = 300');
  expect(await broken()).toEqual([]);
});

test('a bet left open in a closed round is found, unless a person has it on the list', async () => {
  const seat = await sitDown();
  await seat.bet('b1', 1_000n);
  await seat.close(1_000n, 0n);
  expect(await broken()).toEqual([]);
  await database.statement((tx) => sql`delete from play_exceptions`.execute(tx));
  expect(await broken()).toEqual(['play.open-bets-have-rounds']);
});
