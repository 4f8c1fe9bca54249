import { HOUR_MS } from '@maneki/kernel/clock';
import { expect, test } from 'vitest';
import { daysOf, minutesOf, shareByDay, spansOf, sumBySpan } from './activity.ts';

test.each([
  ['DAY', '2030-03-01', 14, ['2030-03-01', '2030-03-01'], ['2030-02-28', '2030-02-28']],
  // A Friday.
  ['WEEK', '2030-03-01', 12, ['2030-02-25', '2030-03-01'], ['2030-02-18', '2030-02-24']],
  ['WEEK', '2030-03-03', 12, ['2030-02-25', '2030-03-03'], ['2030-02-18', '2030-02-24']],
  ['WEEK', '2030-03-04', 12, ['2030-03-04', '2030-03-04'], ['2030-02-25', '2030-03-03']],
  ['MONTH', '2028-03-15', 12, ['2028-03-01', '2028-03-15'], ['2028-02-01', '2028-02-29']],
  ['YEAR', '2030-03-15', 1, ['2030-01-01', '2030-03-15'], undefined],
] as const)('a statement by %s on %s', (unit, today, count, first, second) => {
  const spans = spansOf(unit, today);
  expect(spans).toHaveLength(count);
  expect(spans[0]).toEqual({ from: first[0], to: first[1] });
  if (second) expect(spans[1]).toEqual({ from: second[0], to: second[1] });
});

test('months of a statement are a whole year without a gap', () => {
  const spans = spansOf('MONTH', '2030-01-31');
  expect(spans.at(-1)).toEqual({ from: '2029-02-01', to: '2029-02-28' });
  const days = spans.toReversed().flatMap(daysOf);
  expect(days).toEqual(daysOf({ from: '2029-02-01', to: '2030-01-31' }));
});

test('days are added up in the span that they belong to, whichever source tells of them', () => {
  const spans = spansOf('WEEK', '2030-03-04').slice(0, 2);
  const sums = sumBySpan(spans, [
    { day: '2030-03-04', staked: 5n },
    { day: '2030-03-03', staked: 3n, won: 7n },
    { day: '2030-02-25', deposits: 11n, withdrawals: 2n },
    { day: '2030-02-24', deposits: 99n },
  ]);
  expect(sums).toEqual([
    { ...spans[0], deposits: 0n, withdrawals: 0n, staked: 5n, won: 0n, hereMs: 0 },
    { ...spans[1], deposits: 11n, withdrawals: 2n, staked: 3n, won: 7n, hereMs: 0 },
  ]);
});

test('a night that is played through belongs to both of its days', () => {
  const midnight = new Date('2030-01-01T15:00:00Z');
  const around = (hours: number) => new Date(midnight.getTime() + hours * HOUR_MS);
  const days = [
    { day: '2030-01-01', start: around(-24), end: midnight },
    { day: '2030-01-02', start: midnight, end: around(24) },
  ];
  const stays = [
    { start: around(-2), end: around(3) },
    { start: around(-30), end: around(-26) },
    { start: around(10), end: around(10.5) },
  ];
  expect(shareByDay(days, stays).map(({ hereMs }) => hereMs)).toEqual([2 * HOUR_MS, 3.5 * HOUR_MS]);
  expect(minutesOf({ hereMs: 59_999 })).toBe(0);
});
