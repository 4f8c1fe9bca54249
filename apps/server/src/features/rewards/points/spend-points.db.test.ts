import { DAY_MS } from '@maneki/kernel/clock';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { startTestServer } from '#testing/test-server';
import { openRewards } from '../testing/open-rewards.ts';
import { earnPoints } from './earn-points.ts';
import { returnPoints, spendPoints } from './spend-points.ts';

const server = await startTestServer();
const { database, clock } = server;
const { makeMember, pointsOf, check } = openRewards(server);
afterAll(() => server.dispose());

let memberId: string;
beforeEach(async () => {
  memberId = await makeMember();
});
afterEach(check);

const own = () => ({ memberId, merchantCode: 'maneki', now: clock.now() });
const earn = (key: string, points: number, now = clock.now()) =>
  database.transact((tx) => earnPoints(tx, { ...own(), kind: 'TEST', key, points, now }));
const spend = (key: string, points: number) =>
  database.transact((tx) => spendPoints(tx, { ...own(), kind: 'MALL', key, points }));
const giveBack = (key: string) =>
  database.transact((tx) =>
    returnPoints(tx, { ...own(), kind: 'MALL_BACK', key, spentOn: { kind: 'MALL', key } }),
  );
const lots = async () => {
  const rows = await database.statement((tx) =>
    tx
      .selectFrom('rewards_point_lots')
      .select('unspent')
      .where('member_id', '=', memberId)
      .orderBy('expires_at')
      .execute(),
  );
  return rows.map(({ unspent }) => unspent);
};

test('[PROMO-3] points are spent from the lot that expires first, and come back to where they were', async () => {
  await earn('new', 100);
  await earn('old', 30, new Date(clock.now().getTime() - 30 * DAY_MS));
  expect(await spend('a', 50)).toEqual({ ok: true, value: { balance: 80n } });
  expect(await lots()).toEqual([0n, 80n]);
  expect(await spend('a', 50)).toEqual({ ok: true, value: { balance: 80n } });
  expect(await giveBack('a')).toBe(50n);
  expect(await giveBack('a')).toBe(0n);
  expect(await lots()).toEqual([30n, 100n]);
  expect(await pointsOf(memberId)).toBe(130n);
});

test('[PROMO-3] nobody spends a point more than there is, also at once', async () => {
  await earn('some', 100);
  expect(await spend('much', 101)).toEqual({
    ok: false,
    refusal: { code: 'rewards.points_short', detail: { missing: 1 } },
  });
  const outcomes = await Promise.all(Array.from({ length: 12 }, (_, n) => spend(`p${n}`, 10)));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(10);
  expect(await pointsOf(memberId)).toBe(0n);
});

test('[PROMO-3] what was never spent is not given back', async () => {
  await earn('some', 5);
  expect(await giveBack('nothing')).toBe(0n);
  expect(await pointsOf(memberId)).toBe(5n);
});
