import type { Events } from '@maneki/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { VendorBalance } from '#features/wallet';
import { createMetrics } from '#platform/metrics/metrics';
import { createTestLog } from '#platform/metrics/testing/test-log';
import { recordEvent } from '#platform/outbox/record-event';
import { runOutbox } from '#platform/outbox/run-outbox';
import { startTestServer } from '#testing/test-server';
import { openMembers, yen } from '../testing/open-members.ts';
import { clearRollovers } from './clear-rollovers.ts';
import { countMoreTurnover, countTurnover } from './events.ts';
import { openRollover, type RolloverWish } from './open-rollover.ts';
import { listLatest } from './store.ts';

const server = await startTestServer();
const { database, clock } = server;
const outbox = runOutbox({
  ...{ database, clock, log: createTestLog(), metrics: createMetrics() },
  handlers: [countTurnover, countMoreTurnover],
  fanout: { async publish() {} },
  pollMs: 50,
});
afterAll(async () => {
  await outbox.stop();
  await server.dispose();
});
const { makeMember, setBalance } = openMembers(server);
const CURRENCY = 'JPY.DEMO';

let memberId: string;
let opened = 0;
beforeEach(async () => {
  memberId = await makeMember();
});

const open = (wish: Partial<RolloverWish> = {}) => {
  opened += 1;
  const now = clock.now();
  const own = { memberId, merchantCode: 'maneki', currency: CURRENCY, sourceKey: `D${opened}` };
  return database.transact((tx) =>
    openRollover(tx, { ...own, source: 'DEPOSIT', principal: yen('100'), now, ...wish }),
  );
};
const rows = async () =>
  (
    await database.statement((tx) => listLatest(tx, { memberId, currency: CURRENCY, limit: 9 }))
  ).toReversed();
const doneOf = async () => (await rows()).map(({ status, done }) => `${status} ${done / 10_000n}`);

let bets = 0;
const settled = (turnover: string, fields: Partial<Events['play.bet_settled']> = {}) => {
  bets += 1;
  return {
    memberId,
    merchantCode: 'maneki',
    currency: CURRENCY,
    providerCode: 'house',
    roundId: `r${bets}`,
    txId: `t${bets}`,
    vendorCode: 'house-RNG',
    gameId: 'game',
    category: 'RNG',
    status: 'LOST',
    stake: String(yen(turnover)),
    validTurnover: String(yen(turnover)),
    payout: '0',
    settledAt: clock.now().toISOString(),
    ...fields,
  } as const;
};
const tell = (
  bet: Events['play.bet_settled'],
  name: 'play.bet_settled' | 'play.bet_resettled' = 'play.bet_settled',
) => database.transact((tx) => recordEvent(tx, clock.now(), name, bet));
const until = (ask: () => Promise<unknown>) => expect.poll(ask, { timeout: 10_000, interval: 50 });

test('[CASH-3] decided bets fill the oldest row first, and what is left the next', async () => {
  await open();
  await open({ source: 'BONUS', multiple: 3, groups: ['LIVE'] });
  await open();
  await tell(settled('130'));
  await until(doneOf).toEqual(['DONE 100', 'OPEN 0', 'OPEN 30']);
  await tell(settled('100', { category: 'LIVE' }));
  await until(doneOf).toEqual(['DONE 100', 'OPEN 15', 'OPEN 30']);
  expect((await rows())[0]!.endedAt).not.toBeNull();
});

test('[CASH-3] a bet that is told twice counts once; what it pays more later counts by itself', async () => {
  await open();
  const bet = settled('30');
  await tell(bet);
  await tell(bet);
  await tell(settled('1'));
  await until(doneOf).toEqual(['OPEN 31']);
  clock.advance(1_000);
  const more = { ...bet, validTurnover: String(yen('5')), settledAt: clock.now().toISOString() };
  await tell(more, 'play.bet_resettled');
  await tell(more, 'play.bet_resettled');
  await tell(
    { ...more, validTurnover: String(-yen('9')), settledAt: bet.settledAt },
    'play.bet_resettled',
  );
  await tell(settled('2'));
  await until(doneOf).toEqual(['OPEN 38']);
});

test('[CASH-3] a deposit opens one row, however often it is told', async () => {
  await open({ sourceKey: 'D-once' });
  await open({ sourceKey: 'D-once' });
  expect(await rows()).toHaveLength(1);
});

test('[CASH-3] bets of before, of other money and of others change nothing', async () => {
  const before = settled('50', { settledAt: new Date(clock.now().getTime() - 1).toISOString() });
  await open();
  await tell(before);
  await tell(settled('50', { currency: 'JPY.PLAY' }));
  await tell(settled('50', { memberId: await makeMember() }));
  await tell(settled('7'));
  await until(doneOf).toEqual(['OPEN 7']);
});

const { signal } = new AbortController();
const clear = (vendors: readonly Partial<VendorBalance>[] = []) => {
  const listVendorBalances = async () =>
    vendors.map((vendor) => ({ code: 'v', name: 'v', balance: 0n, isStale: false, ...vendor }));
  return clearRollovers({ database, listVendorBalances }, { now: clock.now(), signal });
};
const play = async () => {
  const before = (await rows())[0]!.done;
  await tell(settled('10'));
  await until(async () => (await rows())[0]!.done > before).toBe(true);
};

test('[CASH-3] whoever has less than one reference unit in all is let go, and loses a bonus', async () => {
  await open();
  await open({ source: 'BONUS' });
  await setBalance(memberId, '149.9999');
  await clear();
  expect(await doneOf()).toEqual(['OPEN 0', 'OPEN 0']);
  await play();
  await clear([{ balance: 1n }]);
  expect(await doneOf()).toEqual(['OPEN 10', 'OPEN 0']);
  await play();
  await clear([{ isStale: true }]);
  await clear([{ balance: null }]);
  expect(await doneOf()).toEqual(['OPEN 20', 'OPEN 0']);
  await clear();
  expect(await doneOf()).toEqual(['CLEARED 20', 'FORFEITED 0']);
});

test('[CASH-3] one reference unit is something to play with', async () => {
  await open();
  await setBalance(memberId, '150');
  await play();
  await clear();
  expect(await doneOf()).toEqual(['OPEN 10']);
});

test('[CASH-3] what every row has done is the sum of what its bets counted', async () => {
  const { rows: wrong } = await database.statement((tx) =>
    sql`select r.id from cashier_rollovers as r
          left join cashier_rollover_bets as b on b.rollover_id = r.id
         group by r.id having r.done <> coalesce(sum(b.counted), 0)`.execute(tx),
  );
  expect(wrong).toEqual([]);
});
