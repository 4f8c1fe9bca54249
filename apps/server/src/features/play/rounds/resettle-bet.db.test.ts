import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '#platform/database/testing/test-database';
import { findUnequal } from '../invariants/store.ts';
import { openTable } from '../testing/open-table.ts';

const database = await openTestDatabase();
afterAll(() => database.dispose());
const { sitDown } = await openTable(database);

const sit = async () => {
  const seat = await sitDown({ category: 'LOTT' });
  const { memberId } = seat;
  const one = async (query: ReturnType<typeof sql>) =>
    (await database.statement((tx) => query.execute(tx))).rows[0];
  return {
    ...seat,
    ticket: () =>
      one(sql`select status, payout, valid_turnover as valid, result_text as result
                from play_tickets where member_id = ${memberId}`),
    account: () =>
      one(sql`select available, debt from wallet_accounts where member_id = ${memberId}`),
    events: async () => {
      const { rows } = await database.statement((tx) =>
        sql<{ payload: Record<string, string> }>`
          select payload from platform_outbox_events
           where payload->>'memberId' = ${memberId} and name = 'play.bet_resettled'
           order by id`.execute(tx),
      );
      return rows.map(({ payload: { stake, payout, validTurnover } }) => ({
        ...{ stake, payout, validTurnover },
      }));
    },
  };
};
const check = async () =>
  expect(await database.statement(findUnequal)).toEqual({ count: 0, first: [] });

test('what a wrong result paid is taken back, once, and the bet says what it is worth now', async () => {
  const seat = await sit();
  await seat.bet('b', 100n);
  await seat.win('w', 'b', 500n, { validTurnover: 40n });
  const answers = await Promise.all(
    [1, 2, 3].map(() => seat.resettle('c1', 'b', 300n, { resultText: '1 2 3' })),
  );
  for (const answer of answers)
    expect(answer).toMatchObject({ status: 'OK', outcome: 'APPLIED', balance: 10_100n });
  expect(await seat.ticket()).toEqual({
    ...{ status: 'RESETTLED', payout: 200n, valid: 40n, result: '1 2 3' },
  });
  expect(await seat.resettle('c1', 'b', 301n)).toMatchObject({ status: 'TX_MISMATCH' });
  // What a later result pays besides is a win like any other.
  expect(await seat.win('c2', 'b', 50n, { validTurnover: 40n })).toMatchObject({
    ...{ status: 'OK', balance: 10_150n },
  });
  expect(await seat.ticket()).toMatchObject({ payout: 250n, valid: 40n });
  expect(await seat.events()).toEqual([
    { stake: '0', payout: '-300', validTurnover: '0' },
    { stake: '0', payout: '50', validTurnover: '0' },
  ]);
  expect(await seat.status('c1')).toMatchObject({ outcome: 'APPLIED' });
  await check();
});

test('what the player has no more is owed, and paid by what they win next', async () => {
  const seat = await sit();
  await seat.bet('b', 100n);
  await seat.win('w', 'b', 500n);
  await seat.bet('b2', 10_250n);
  expect(await seat.resettle('c', 'b', 500n)).toMatchObject({ status: 'OK', balance: 0n });
  expect(await seat.account()).toEqual({ available: 0n, debt: 350n });
  await check();
  expect(await seat.win('w2', 'b2', 400n)).toMatchObject({ status: 'OK' });
  expect(await seat.account()).toEqual({ available: 50n, debt: 0n });
  await check();
});

test('no more is taken than the bet was paid, and nothing of bets that are open, closed or given back', async () => {
  const seat = await sit();
  expect((await seat.resettle('c0', 'b', 1n)).status).toBe('REF_NOT_FOUND');
  await seat.bet('b', 100n);
  expect((await seat.resettle('c0', 'b', 1n)).status).toBe('REF_NOT_FOUND');
  await seat.win('w', 'b', 50n);
  expect(await seat.resettle('c1', 'b', 80n)).toMatchObject({ status: 'OK', balance: 9_900n });
  expect(await seat.resettle('c2', 'b', 80n)).toMatchObject({ status: 'OK', outcome: 'APPLIED' });
  expect(await seat.account()).toMatchObject({ available: 9_900n, debt: 0n });
  await check();
  const closed = await sit();
  await closed.bet('b', 100n);
  await closed.win('w', 'b', 50n);
  await closed.close(100n, 50n);
  expect((await closed.resettle('c', 'b', 50n)).status).toBe('ROUND_CLOSED');
  const undone = await sit();
  await undone.bet('b', 100n);
  await undone.rollback('r', 'b');
  expect((await undone.resettle('c', 'b', 50n)).status).toBe('TX_CANCELLED');
  await check();
});
