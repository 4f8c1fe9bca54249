import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '#platform/database/testing/test-database';
import { openTable } from '../testing/open-table.ts';

const database = await openTestDatabase();
afterAll(() => database.dispose());
const { sitDown } = await openTable(database);

/** Every test ends with books that balance: what the wallet says is what its transfers come to. */
async function balanceOf(memberId: string): Promise<bigint> {
  const { rows } = await database.statement((tx) =>
    sql<{ available: bigint; sum: bigint }>`
      select a.available, (select sum(case when t.credit = 'MAIN' then t.amount else -t.amount end)
                             from wallet_transfers t
                            where t.member_id = a.member_id and t.seq is not null)::bigint as sum
        from wallet_accounts a where a.member_id = ${memberId}`.execute(tx),
  );
  expect(rows[0]!.available).toBe(rows[0]!.sum);
  return rows[0]!.available;
}

test('[PLAY-7] rule 1: the same bet again gets the first answer and the balance of now', async () => {
  const { memberId, bet, win } = await sitDown();
  expect(await bet('b1', 1_000n)).toMatchObject({
    status: 'OK',
    outcome: 'APPLIED',
    balance: 9_000n,
  });
  await win('w1', 'b1', 500n);
  expect(await bet('b1', 1_000n)).toEqual({
    status: 'OK',
    outcome: 'APPLIED',
    balance: 9_500n,
    currency: 'JPY',
    replayed: true,
  });
  expect(await win('w1', 'b1', 500n)).toMatchObject({
    status: 'OK',
    replayed: true,
    balance: 9_500n,
  });
  expect(await balanceOf(memberId)).toBe(9_500n);
});

test('[PLAY-7] rule 1: the same rollback again gets the first answer', async () => {
  const { memberId, bet, rollback } = await sitDown();
  await bet('b1', 1_000n);
  expect(await rollback('r1', 'b1')).toMatchObject({
    status: 'OK',
    outcome: 'ROLLED_BACK',
    balance: 10_000n,
  });
  expect(await rollback('r1', 'b1')).toMatchObject({ outcome: 'ROLLED_BACK', replayed: true });
  expect(await rollback('r2', 'b1')).toMatchObject({ outcome: 'ROLLED_BACK', replayed: true });
  expect(await rollback('r2', 'b1')).toMatchObject({ outcome: 'ROLLED_BACK', replayed: true });
  expect(await balanceOf(memberId)).toBe(10_000n);
});

test('[PLAY-7] rule 2: a number that was used for something else has no effect', async () => {
  const { memberId, bet, win, rollback } = await sitDown();
  await bet('b1', 1_000n);
  expect(await bet('b1', 1_001n)).toEqual({ status: 'TX_MISMATCH' });
  expect(await bet('b1', 1_000n, { roundId: 'other' })).toEqual({ status: 'TX_MISMATCH' });
  expect(await bet('b1', 1_000n, { selection: 'red' })).toEqual({ status: 'TX_MISMATCH' });
  expect(await win('b1', 'b1', 5n)).toEqual({ status: 'TX_MISMATCH' });
  await win('w1', 'b1', 7n);
  expect(await win('w1', 'b1', 8n)).toEqual({ status: 'TX_MISMATCH' });
  expect(await rollback('w1', 'b1')).toEqual({ status: 'TX_MISMATCH' });
  expect(await balanceOf(memberId)).toBe(9_007n);
});

test('[PLAY-7] rule 3: a rollback of an unknown bet leaves a tombstone that the late bet meets', async () => {
  const { memberId, bet, win, rollback, status } = await sitDown();
  expect(await rollback('r1', 'b1')).toMatchObject({ status: 'OK', outcome: 'TOMBSTONE' });
  expect(await rollback('r1', 'b1')).toMatchObject({
    status: 'OK',
    outcome: 'TOMBSTONE',
    replayed: true,
  });
  expect(await bet('b1', 1_000n)).toEqual({ status: 'TX_CANCELLED' });
  expect(await win('w1', 'b1', 5n)).toEqual({ status: 'TX_CANCELLED' });
  expect(await status('b1')).toEqual({ status: 'OK', outcome: 'TOMBSTONE' });
  expect(await balanceOf(memberId)).toBe(10_000n);
});

test('[PLAY-7] rule 4: a settled bet cannot be rolled back', async () => {
  const { memberId, bet, win, rollback } = await sitDown();
  await bet('b1', 1_000n);
  await win('w1', 'b1', 0n);
  expect(await rollback('r1', 'b1')).toMatchObject({ status: 'ROUND_SETTLED' });
  expect(await rollback('r1', 'b1')).toMatchObject({ status: 'ROUND_SETTLED', replayed: true });
  await bet('b2', 1_000n);
  await win('w2', 'b2', 10n, { final: false });
  expect(await rollback('r2', 'b2')).toMatchObject({ status: 'ROUND_SETTLED' });
  expect(await balanceOf(memberId)).toBe(8_010n);
});

test('[PLAY-7] rule 5: a bet that was rolled back wins nothing', async () => {
  const { memberId, bet, win, rollback } = await sitDown();
  await bet('b1', 1_000n);
  await rollback('r1', 'b1');
  expect(await win('w1', 'b1', 5_000n)).toEqual({ status: 'TX_CANCELLED' });
  expect(await balanceOf(memberId)).toBe(10_000n);
});

test('[PLAY-7] rule 6: a win before its bet may be sent again, and is then paid', async () => {
  const { memberId, bet, win } = await sitDown();
  expect(await win('w1', 'b1', 5_000n)).toEqual({ status: 'REF_NOT_FOUND' });
  await bet('b1', 1_000n);
  expect(await win('w1', 'b1', 5_000n)).toMatchObject({ status: 'OK', balance: 14_000n });
  expect(await balanceOf(memberId)).toBe(14_000n);
});

test('[PLAY-7] rule 7: a win after the close of its round is parked in suspense, once', async () => {
  const { memberId, bet, win, close, status } = await sitDown();
  await bet('b1', 1_000n);
  await win('w1', 'b1', 500n);
  expect(await close(1_000n, 500n)).toEqual({ status: 'OK', flagged: false });
  expect(await close(1_000n, 500n)).toEqual({ status: 'OK', replayed: true });
  expect(await win('w2', 'b1', 700n)).toMatchObject({ status: 'OK', outcome: 'PARKED' });
  expect(await win('w2', 'b1', 700n)).toMatchObject({
    status: 'OK',
    outcome: 'PARKED',
    replayed: true,
  });
  expect(await win('w1', 'b1', 500n)).toMatchObject({ outcome: 'APPLIED', replayed: true });
  expect(await status('w2')).toEqual({ status: 'OK', outcome: 'PARKED' });
  expect(await bet('b2', 5n)).toMatchObject({ status: 'ROUND_CLOSED' });
  expect(await balanceOf(memberId)).toBe(9_500n);
  const { rows } = await database.statement((tx) =>
    sql`select kind, detail from play_exceptions where member_id = ${memberId}`.execute(tx),
  );
  expect(rows).toEqual([
    {
      kind: 'WIN_PARKED',
      detail: { amount: '700', currency: 'JPY', betTxId: 'b1', roundId: 'round' },
    },
  ]);
});

test('[PLAY-7] rule 8: a decline is kept, so that a retry cannot turn it into a debit', async () => {
  const { memberId, bet, win } = await sitDown({ balance: 100n });
  await bet('b0', 50n);
  expect(await bet('b1', 51n)).toMatchObject({
    status: 'INSUFFICIENT_FUNDS',
    outcome: 'DECLINED',
    balance: 50n,
  });
  await win('w0', 'b0', 1_000n);
  expect(await bet('b1', 51n)).toMatchObject({ status: 'INSUFFICIENT_FUNDS', replayed: true });
  expect(await bet('b2', 1_050n)).toMatchObject({ status: 'OK', balance: 0n });
  expect(await balanceOf(memberId)).toBe(0n);
});

test('a bet that decides at once takes its stake and pays its win in one step', async () => {
  const { memberId, play, rollback, status } = await sitDown({ balance: 1_000n });
  expect(await play('p1', 1_000n, 250n)).toMatchObject({ status: 'OK', balance: 250n });
  expect(await play('p1', 1_000n, 250n)).toMatchObject({ balance: 250n, replayed: true });
  expect(await play('p1', 1_000n, 251n)).toEqual({ status: 'TX_MISMATCH' });
  // The win is not there before the stake is.
  expect(await play('p2', 251n, 9_999n)).toMatchObject({ status: 'INSUFFICIENT_FUNDS' });
  expect(await play('p3', 250n, 0n)).toMatchObject({ status: 'OK', balance: 0n });
  expect(await rollback('r1', 'p1')).toMatchObject({ status: 'ROUND_SETTLED' });
  expect(await status('p1')).toEqual({ status: 'OK', outcome: 'SETTLED' });
  expect(await balanceOf(memberId)).toBe(0n);
});
