import { playEndpoints } from '@maneki/contract/play/endpoints';
import { safetyEndpoints } from '@maneki/contract/safety/endpoints';
import { walletEndpoints } from '@maneki/contract/wallet/endpoints';
import { HOUR_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { fingerprintOf, type Movement, moveMoney, windowsOf } from '#features/wallet';
import { createMetrics } from '#platform/metrics/metrics';
import { createTestLog } from '#platform/metrics/testing/test-log';
import { runOutbox } from '#platform/outbox/run-outbox';
import { startTestServer } from '#testing/test-server';
import { countBets, countMorePaid } from '../totals/events.ts';

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
const cookie = await server.logIn('sakura');

const read = async (by: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR') =>
  (await server.send(playEndpoints.readActivity, { by }, { cookie })).body.value;

test('[SAFE-3] a statement adds up to what the records show, however it is divided', async () => {
  const { rows } = await database.statement((tx) =>
    sql<{ id: string }>`select id from identity_members
                         where merchant_code = 'maneki' and username = 'sakura'`.execute(tx),
  );
  const memberId = rows[0]!.id;
  const move = (fields: Pick<Movement, 'kind' | 'direction' | 'house' | 'amount'>): Movement => ({
    ...{ memberId, wallet: 'DEMO', currency: 'JPY.DEMO', source: 'test', key: fields.kind },
    fingerprint: fingerprintOf({ amount: fields.amount }),
    counting: { as: 'NOTHING' },
    isGuarded: false,
    at: clock.now(),
    windows: windowsOf(clock.now(), 'Asia/Tokyo'),
    ...fields,
  });
  const [incoming, outgoing] = ['CLEARING_DEPOSIT', 'CLEARING_WITHDRAW'] as const;
  await moveMoney(database, [
    move({ kind: 'DEPOSIT', direction: 'IN', house: incoming, amount: 9_000_000n }),
    move({ kind: 'WITHDRAW', direction: 'OUT', house: outgoing, amount: 2_000_000n }),
    move({ kind: 'WITHDRAW_REFUND', direction: 'IN', house: outgoing, amount: 500_000n }),
  ]);
  // Bets of before are counted by the outbox.
  await expect
    .poll(async () => (await read('DAY')).total.staked, { timeout: 10_000 })
    .not.toBe('0');
  const days = await read('DAY');
  expect(days.list).toHaveLength(14);
  expect(days.list[0]).toMatchObject({ from: '2030-01-01', deposits: '900', withdrawals: '150' });
  const { from, to } = { from: days.total.from, to: days.total.to };
  const tickets = await server.send(playEndpoints.sumTickets, { from, to }, { cookie });
  expect(Number(tickets.body.value.stake)).toBeGreaterThan(0);
  expect(days.total).toMatchObject({
    staked: tickets.body.value.stake,
    won: tickets.body.value.payout,
    net: tickets.body.value.net,
  });
  for (const [group, sum] of [
    ['deposit', days.total.deposits],
    ['withdrawal', days.total.withdrawals],
  ] as const) {
    const record = await server.send(walletEndpoints.sumTransfers, { from, to, group }, { cookie });
    expect(Math.abs(Number(record.body.value.net)), group).toBe(Number(sum));
  }
  for (const by of ['DAY', 'WEEK', 'MONTH', 'YEAR'] as const) {
    const { list, total } = await read(by);
    const sum = list.reduce((all: number, { staked }: { staked: string }) => all + +staked, 0);
    expect(sum, by).toBe(Number(total.staked));
  }
});

test('[SAFE-3] the time that somebody was here is told, a break is none of it', async () => {
  const minutes = async () => (await read('DAY')).total.minutes as number;
  const before = await minutes();
  const stay = () => server.send(safetyEndpoints.continueSitting, {}, { cookie });
  await stay();
  clock.advance(20 * MINUTE_MS);
  await stay();
  expect(await minutes()).toBe(before + 20);
  clock.advance(HOUR_MS);
  await stay();
  clock.advance(5 * MINUTE_MS);
  await stay();
  expect(await minutes()).toBe(before + 25);
});
