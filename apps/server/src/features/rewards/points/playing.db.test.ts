import { fromReferenceUnits } from '@maneki/kernel/money';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { startTestServer } from '#testing/test-server';
import { openRewards } from '../testing/open-rewards.ts';
import { expirePoints, warnOfExpiry } from './expire-points.ts';
import { addPlayed } from './playing/store.ts';
import { worthOfPoint } from './playing.ts';
import { spendPoints } from './spend-points.ts';

const server = await startTestServer();
const { database } = server;
const { makeMember, pointsOf, check } = openRewards(server);
afterAll(() => server.dispose());

let memberId: string;
let eventId = 0n;
beforeEach(async () => {
  memberId = await makeMember();
});
afterEach(check);

const NOW = new Date('2030-02-10T00:00:00Z');
const YEAR_LATER = new Date('2031-02-10T00:00:00Z');

const play = (worth: bigint, currency = 'JPY.DEMO') => {
  eventId += 1n;
  const played = [{ memberId, merchantCode: 'maneki', currency, worth, eventId }];
  return database.transact((tx) => addPlayed(tx, { played, now: NOW, expiresAt: YEAR_LATER }));
};
const run = (now: string) => ({
  database,
  now: new Date(now),
  signal: new AbortController().signal,
});

test('[PROMO-3] points are the whole parts of all that was played, never less for small bets', async () => {
  const point = worthOfPoint('JPY');
  await play(point - 1n);
  expect(await pointsOf(memberId)).toBe(0n);
  await play(1n);
  expect(await pointsOf(memberId)).toBe(1n);
  for (let bet = 0; bet < 7; bet += 1) await play(point / 3n);
  expect(await pointsOf(memberId)).toBe(3n);
  // Another currency counts for itself, and by its own measure.
  await play(fromReferenceUnits(10, 'PHP') * 10n, 'PHP.DEMO');
  expect(await pointsOf(memberId)).toBe(4n);
});

test('[PROMO-3] bets of one member that are told at once from two sides are all counted', async () => {
  const third = worthOfPoint('JPY') / 3n + 1n;
  await Promise.all(Array.from({ length: 9 }, () => play(third)));
  expect(await pointsOf(memberId)).toBe(3n);
});

test('[PROMO-3] points expire on the first day of the month after their year, and are told of once before', async () => {
  await play(worthOfPoint('JPY') * 50n);
  const spend = { memberId, merchantCode: 'maneki', kind: 'MALL', key: memberId, now: NOW };
  await database.transact((tx) => spendPoints(tx, { ...spend, points: 20 }));
  const told = () =>
    database.statement((tx) =>
      tx
        .selectFrom('rewards_point_warnings')
        .select('points')
        .where('member_id', '=', memberId)
        .execute(),
    );
  // What ends in February goes on the first of March, which is not told of in January.
  await warnOfExpiry(run('2031-01-31T00:00:00Z'));
  expect(await told()).toEqual([]);
  await warnOfExpiry(run('2031-02-01T05:10:00Z'));
  await warnOfExpiry(run('2031-02-02T05:10:00Z'));
  expect(await told()).toEqual([{ points: 30n }]);
  await expirePoints(run('2031-02-09T23:59:59Z'));
  expect(await pointsOf(memberId)).toBe(30n);
  expect(await expirePoints(run('2031-03-01T05:00:00Z'))).toBeGreaterThan(0);
  expect(await pointsOf(memberId)).toBe(0n);
  expect(await expirePoints(run('2031-03-01T05:00:01Z'))).toBe(0);
});
