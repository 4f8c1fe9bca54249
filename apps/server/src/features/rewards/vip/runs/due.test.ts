import { expect, test } from 'vitest';
import { celebratedYear, isLongKnown } from '../birthdays/birthday.ts';
import { daily, monthly } from './due.ts';

const rebates = daily(4, { behind: 1 });
const at = (time: string) => new Date(time);

test.each([
  ['2030-01-01T18:59:59Z', 'Asia/Tokyo', '2029-12-31'],
  ['2030-01-01T19:00:00Z', 'Asia/Tokyo', '2030-01-01'],
  // Clocks go forward at two: four o'clock is an hour nearer to midnight.
  ['2030-03-10T07:59:59Z', 'America/New_York', '2030-03-08'],
  ['2030-03-10T08:00:00Z', 'America/New_York', '2030-03-09'],
  // They go back at two, and that hour comes twice.
  ['2030-11-03T08:59:59Z', 'America/New_York', '2030-11-01'],
  ['2030-11-03T09:00:00Z', 'America/New_York', '2030-11-02'],
])('at %s in %s the day of %s is due', (now, timezone, day) => {
  expect(rebates.due(at(now), timezone)).toBe(day);
});

test.each([
  ['2030-01-31T19:59:59Z', '2029-12-01'],
  ['2030-01-31T20:00:00Z', '2030-01-01'],
  ['2030-02-27T20:00:00Z', '2030-01-01'],
])('at %s the month of %s is due', (now, month) => {
  expect(monthly(5).due(at(now), 'Asia/Tokyo')).toBe(month);
});

test('periods follow each other over the ends of months and years', () => {
  expect(rebates.next('2029-12-31')).toBe('2030-01-01');
  expect(monthly(5).next('2029-12-01')).toBe('2030-01-01');
});

test.each([
  ['1990-06-15', '2030-06-11', undefined],
  ['1990-06-15', '2030-06-12', 2030],
  ['1990-06-15', '2030-06-18', 2030],
  ['1990-06-15', '2030-06-19', undefined],
  ['1990-01-01', '2029-12-29', 2030],
  ['1990-12-31', '2030-01-03', 2029],
  ['1992-02-29', '2030-02-25', 2030],
  ['1992-02-29', '2030-03-04', undefined],
  ['1992-02-29', '2032-03-03', 2032],
])('[PROMO-3] a birthday on %s is celebrated on %s as that of %s', (birthday, today, year) => {
  expect(celebratedYear(birthday, today)).toBe(year);
});

test('[PROMO-3] a birthday counts once it has been known for thirty days', () => {
  const setAt = at('2030-01-01T00:00:00Z');
  expect(isLongKnown(setAt, at('2030-01-30T23:59:59Z'))).toBe(false);
  expect(isLongKnown(setAt, at('2030-01-31T00:00:00Z'))).toBe(true);
});
