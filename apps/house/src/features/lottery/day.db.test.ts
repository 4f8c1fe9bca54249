import { drawsOf } from '@maneki/games/lottery/testing/prove-play';
import { howMany } from '@maneki/testkit/how-many';
import { afterAll, expect, test } from 'vitest';
import { listOpenExceptions } from '#features/exceptions';
import { startTestHouse } from '#testing/test-house';
import { checkDay, numbersOf } from './testing/day/check-day.ts';
import { describeDay } from './testing/day/describe-day.ts';
import { readBooks } from './testing/day/read-books.ts';
import { gamesOfDay, isHalfPaid, runDay } from './testing/day/run-day.ts';
import { readGains } from './testing/day/seat-members.ts';
import { countEnds, readIssues } from './testing/day/watch-issues.ts';

const house = await startTestHouse();
afterAll(() => house.dispose());

/** A day of Tokyo; the hour and the quarter of one have the official draw within them, and everything in less. */
const SIZES = {
  day: { minutes: 1_440, tickets: 200_000, few: 50, kills: 50, voids: 60, members: 40 },
  hour: { minutes: 60, tickets: 8_000, few: 50, kills: 10, voids: 5, members: 20 },
  quarter: { minutes: 15, tickets: 600, few: 8, kills: 3, voids: 2, members: 8 },
} as const;
const BEGINS = { day: '2030-01-01T15:00:00Z', part: '2030-01-02T11:00:00Z' } as const;

// The embedded database does one thing at a time: a day of it would take hours.
const long = house.server.database.engine === 'postgres' ? 'day' : 'hour';
const length = howMany({ short: 0, long: 1 }) === 0 ? 'quarter' : long;
const size = {
  from: new Date(length === 'day' ? BEGINS.day : BEGINS.part),
  ...SIZES[length],
};

test('over a day of all lotteries every issue ends once, and money is what the rules say read anew', async ({
  annotate,
}) => {
  await countEnds(house);
  const day = await runDay(house, drawsOf('a day of lotteries'), size);
  const { shop, voided, halvesFrom, seats, official } = day;
  const until = new Date(day.endsAt);
  const issues = await readIssues(house, { from: size.from, until });
  const slips = await readBooks(house);
  const checked = checkDay({
    orders: shop.orders,
    issues,
    slips,
    isHalfPaid: isHalfPaid(halvesFrom),
  });
  expect(checked.wrong).toEqual([]);
  expect([day.kills, shop.sold() >= size.tickets, voided.size]).toEqual([
    size.kills,
    true,
    size.voids,
  ]);
  for (const game of gamesOfDay) {
    const own = [...issues.values()].filter(({ gameId }) => gameId === game.gameId);
    if (game.drawSource === 'OFFICIAL')
      expect(own).toMatchObject([{ no: official.no, result: official.result }]);
    else {
      const seat = { ...seats[0]!, game };
      const numbers = numbersOf({ seat }, size.from.getTime(), day.endsAt);
      expect(own.map(({ no }) => no)).toEqual(numbers);
    }
  }
  const void_ = [...issues].flatMap(([name, { status }]) => (status === 'VOID' ? [name] : []));
  expect(new Set(void_)).toEqual(voided);
  const gains = await readGains(house, seats);
  for (const [playerId, gain] of gains) expect(gain).toBe(checked.gains.get(playerId) ?? 0n);
  expect(await house.database.statement(listOpenExceptions)).toEqual([]);
  expect(await house.listFaults()).toEqual([]);
  const also = { issues: issues.size, kills: day.kills, tickets: shop.sold() };
  await annotate(describeDay(shop.orders, checked, also));
}, 3_600_000);
