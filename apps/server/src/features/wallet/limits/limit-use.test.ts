import { expect, test } from 'vitest';
import { endOf } from './limit-use.ts';

test.each([
  ['day', '2030-01-31', '2030-01-31T15:00:00.000Z'],
  ['week', '2030-01-28', '2030-02-03T15:00:00.000Z'],
  ['month', '2030-01-01', '2030-01-31T15:00:00.000Z'],
  ['month', '2028-02-01', '2028-02-29T15:00:00.000Z'],
  ['month', '2030-12-01', '2030-12-31T15:00:00.000Z'],
] as const)(
  '[SAFE-1] a %s that begins on %s is over in the merchant’s time',
  (period, start, end) => {
    expect(endOf(period, start, 'Asia/Tokyo').toISOString()).toBe(end);
  },
);

test('where the clocks change in between, a day is over at its own midnight', () => {
  expect(endOf('day', '2030-03-31', 'Europe/Berlin').toISOString()).toBe(
    '2030-03-31T22:00:00.000Z',
  );
});
