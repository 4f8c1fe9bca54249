import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { checkFully, walletInvariants } from '#features/wallet';
import type { Database } from '#platform/database/database';
import { openTestDatabase } from '#platform/database/testing/test-database';
import { playInvariants } from '../invariants/play-invariants.ts';
import { NOON, openTable, type Table } from '../testing/open-table.ts';

const database = await openTestDatabase();
afterAll(() => database.dispose());

/** The same database, which counts the statements that it runs outside of transactions. */
let statements = 0;
const counting: Database = {
  ...database,
  statement: (work) => {
    statements += 1;
    return database.statement(work);
  },
};
const { sitDown } = await openTable(counting);

const run = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> =>
  (await database.statement((tx) => query.execute(tx))).rows;

/** What was moved for a player after the opening, in the order of the books. */
const movementsOf = async ({ memberId }: Table): Promise<string[]> => {
  const rows = await run(sql<{ kind: string; key: string; amount: bigint }>`
    select kind, key, amount from wallet_transfers
     where member_id = ${memberId} and source = 'tester' and seq is not null order by seq`);
  return rows.map(({ kind, key, amount }) => `${kind} ${key} ${amount}`);
};

const ticketsOf = ({ memberId }: Table) =>
  run(sql<Record<string, unknown>>`
    select tx_id, status, payout from play_tickets where member_id = ${memberId} order by seq`);

const eventsOf = ({ memberId }: Table) =>
  run(sql<Record<string, unknown>>`
    select name, payload ->> 'payout' as payout from platform_outbox_events
     where payload ->> 'memberId' = ${memberId} order by id`);

/** The names of the invariants that something breaks. */
const findBroken = async (): Promise<string[]> => {
  const invariants = [...walletInvariants, ...playInvariants];
  const verdicts = await checkFully(database, { invariants, now: NOON });
  return verdicts.filter(({ count }) => count > 0).map(({ invariant }) => invariant);
};

const sitDownWithBet = async (): Promise<Table> => {
  const seat = await sitDown();
  expect(await seat.bet('b1', 1_000n)).toMatchObject({ status: 'OK' });
  return seat;
};

test('[PLAY-7] each of many wins of one moment gets its own answer, and only the good ones move money', async () => {
  const good = await Promise.all([1, 2, 3].map(sitDownWithBet));
  const lost = await sitDownWithBet();
  const repeated = await sitDownWithBet();
  await repeated.win('w1', 'b1', 300n);
  const changed = await sitDownWithBet();
  await changed.win('w1', 'b1', 300n);
  const unknown = await sitDownWithBet();
  const elsewhere = await sitDownWithBet();
  const cancelled = await sitDownWithBet();
  await cancelled.rollback('r1', 'b1');
  const closed = await sitDownWithBet();
  await closed.win('w0', 'b1', 0n);
  await closed.close(1_000n, 0n);

  const answers = await Promise.all([
    ...good.map((seat, index) => seat.win('w1', 'b1', BigInt(index + 1) * 100n)),
    lost.win('w1', 'b1', 0n),
    repeated.win('w1', 'b1', 300n),
    changed.win('w1', 'b1', 301n),
    unknown.win('w1', 'nobody', 5n),
    elsewhere.win('w1', 'b1', 5n, { roundId: 'another' }),
    cancelled.win('w1', 'b1', 5n),
    closed.win('w1', 'b1', 5n),
  ]);

  const paid = { status: 'OK', outcome: 'APPLIED', currency: 'JPY' };
  expect(answers).toEqual([
    { ...paid, balance: 9_100n },
    { ...paid, balance: 9_200n },
    { ...paid, balance: 9_300n },
    { ...paid, balance: 9_000n },
    { ...paid, balance: 9_300n, replayed: true },
    { status: 'TX_MISMATCH' },
    { status: 'REF_NOT_FOUND' },
    { status: 'TX_MISMATCH' },
    { status: 'TX_CANCELLED' },
    { status: 'OK', outcome: 'PARKED', currency: 'JPY' },
  ]);
  for (const [index, seat] of good.entries())
    expect(await movementsOf(seat)).toEqual(['BET b1 1000', `PAYOUT w1 ${(index + 1) * 100}`]);
  expect(await movementsOf(lost)).toEqual(['BET b1 1000', 'PAYOUT w1 0']);
  for (const seat of [repeated, changed])
    expect(await movementsOf(seat)).toEqual(['BET b1 1000', 'PAYOUT w1 300']);
  for (const seat of [unknown, elsewhere]) expect(await movementsOf(seat)).toEqual(['BET b1 1000']);
  expect(await movementsOf(cancelled)).toEqual(['BET b1 1000', 'BET_REFUND r1 1000']);
  expect(await movementsOf(closed)).toEqual(['BET b1 1000', 'PAYOUT w0 0']);
  expect(await findBroken()).toEqual([]);
});

test('[PLAY-7] wins of many players at one moment take a few statements, not some for each', async () => {
  const seats = await Promise.all(Array.from({ length: 40 }, sitDownWithBet));
  const before = statements;
  const answers = await Promise.all(seats.map((seat) => seat.win('w1', 'b1', 500n)));
  expect(answers.every(({ status, balance }) => status === 'OK' && balance === 9_500n)).toBe(true);
  expect(statements - before).toBe(2);
  expect(await findBroken()).toEqual([]);
});

test('[PLAY-7] two wins of one bet at the same moment are both paid, in the order in which they came', async () => {
  const seat = await sitDownWithBet();
  const [first, second] = await Promise.all([
    seat.win('w1', 'b1', 300n, { final: false }),
    seat.win('w2', 'b1', 500n),
  ]);
  expect([first.balance, second.balance]).toEqual([9_300n, 9_800n]);
  expect(await movementsOf(seat)).toEqual(['BET b1 1000', 'PAYOUT w1 300', 'PAYOUT w2 500']);
  expect(await ticketsOf(seat)).toEqual([{ tx_id: 'b1', status: 'WON', payout: 800n }]);
  expect(await eventsOf(seat)).toEqual([{ name: 'play.bet_settled', payout: '800' }]);
  expect(await findBroken()).toEqual([]);
});

test('[PLAY-7] wins of two bets of one round at the same moment settle a bet each', async () => {
  const seat = await sitDownWithBet();
  await seat.bet('b2', 2_000n);
  const answers = await Promise.all([seat.win('w1', 'b1', 10n), seat.win('w2', 'b2', 0n)]);
  expect(answers.map(({ balance }) => balance)).toEqual([7_010n, 7_010n]);
  expect(await ticketsOf(seat)).toEqual([
    { tx_id: 'b1', status: 'WON', payout: 10n },
    { tx_id: 'b2', status: 'LOST', payout: 0n },
  ]);
  expect(await findBroken()).toEqual([]);
});

test('[PLAY-7] a win that is sent many times at once is paid once', async () => {
  const seat = await sitDownWithBet();
  const answers = await Promise.all(Array.from({ length: 20 }, () => seat.win('w1', 'b1', 300n)));
  expect(answers.every(({ status, balance }) => status === 'OK' && balance === 9_300n)).toBe(true);
  expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
  expect(await movementsOf(seat)).toEqual(['BET b1 1000', 'PAYOUT w1 300']);
  expect(await eventsOf(seat)).toEqual([{ name: 'play.bet_settled', payout: '300' }]);
  expect(await findBroken()).toEqual([]);
});
