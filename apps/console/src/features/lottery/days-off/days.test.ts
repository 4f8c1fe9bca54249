import { expect, test } from 'vitest';
import { monthAfter, weeksOf } from './days.ts';

test('the weeks of a month begin on Mondays and hold each of its days once', () => {
  // The 1st of February 2028 is a Tuesday, and the year has a 29th.
  const weeks = weeksOf('2028-02');
  expect(weeks[0]).toEqual([undefined, ...[1, 2, 3, 4, 5, 6].map((day) => `2028-02-0${day}`)]);
  const days = weeks.flat().filter((day) => day !== undefined);
  expect(days).toHaveLength(29);
  expect(new Set(days).size).toBe(29);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
});

test('months follow each other over the end of a year', () => {
  expect(monthAfter('2029-12', 1)).toBe('2030-01');
  expect(monthAfter('2030-01', -1)).toBe('2029-12');
});
