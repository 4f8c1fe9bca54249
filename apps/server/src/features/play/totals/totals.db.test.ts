import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createMetrics } from '#platform/metrics/metrics';
import { createTestLog } from '#platform/metrics/testing/test-log';
import { runOutbox } from '#platform/outbox/run-outbox';
import { startTestServer } from '#testing/test-server';
import { openTable } from '../testing/open-table.ts';
import { countBets, countMorePaid } from './events.ts';
import { listDayTotals } from './store.ts';

const server = await startTestServer();
const { database, clock } = server;
const outbox = runOutbox({
  ...{ database, clock, log: createTestLog(), metrics: createMetrics() },
  handlers: [countBets, countMorePaid],
  fanout: { async publish() {} },
  pollMs: 50,
});
afterAll(async () => {
  await outbox.stop();
  await server.dispose();
});
const { sitDown } = await openTable(database);

const totalsOf = (memberId: string) =>
  database.statement((tx) => listDayTotals(tx, { memberId, from: '2029-12-31', to: '2030-01-31' }));

const until = (ask: () => Promise<unknown>) => expect.poll(ask, { timeout: 10_000, interval: 50 });

test('decided bets are counted on the business day of their merchant, open and cancelled ones are not', async () => {
  const beforeMidnight = new Date('2030-01-01T14:59:59Z');
  const midnight = new Date('2030-01-01T15:00:00Z');
  const seat = await sitDown({ at: beforeMidnight });
  await seat.play('p1', 100n, 30n);
  await seat.bet('b1', 200n);
  await seat.win('w1', 'b1', 500n, { now: midnight });
  await seat.bet('b2', 50n);
  await seat.rollback('r2', 'b2');
  await seat.bet('b3', 70n);
  const shared = {
    memberId: seat.memberId,
    merchantCode: 'maneki',
    category: 'RNG',
    vendorCode: 'tester-RNG',
    currency: 'JPY',
    bets: 1,
  };
  await until(() => totalsOf(seat.memberId)).toEqual([
    { ...shared, businessDay: '2030-01-01', stake: 100n, validTurnover: 100n, payout: 30n },
    { ...shared, businessDay: '2030-01-02', stake: 200n, validTurnover: 200n, payout: 500n },
  ]);
});

test('what a settled bet pays on top, and what a provider repeats, leave the sums equal to the tickets', async () => {
  const seats = await Promise.all([sitDown(), sitDown({ category: 'SPORTS' })]);
  for (const seat of seats) {
    await Promise.all(
      Array.from({ length: 20 }, async (_, number) => {
        await seat.bet(`b${number}`, BigInt(10 + number));
        await seat.win(`w${number}`, `b${number}`, BigInt(number * 3));
        await seat.win(`w${number}`, `b${number}`, BigInt(number * 3));
      }),
    );
    await seat.win('more', 'b7', 1_000n);
  }
  for (const { memberId } of seats) {
    const { rows } = await database.statement((tx) =>
      sql<{ stake: string; turnover: string; payout: string; bets: number }>`
        select sum(stake)::text as stake, sum(valid_turnover)::text as turnover,
               sum(payout)::text as payout, count(*)::int as bets
          from play_tickets where member_id = ${memberId}`.execute(tx),
    );
    const { stake, turnover, payout, bets } = rows[0]!;
    await until(() => totalsOf(memberId)).toMatchObject([
      {
        stake: BigInt(stake),
        validTurnover: BigInt(turnover),
        payout: BigInt(payout),
        bets,
      },
    ]);
  }
});
