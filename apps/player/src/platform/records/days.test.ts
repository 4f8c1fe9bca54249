import { expect, test } from 'vitest';
import { addDays, dayIn, daysBetween, groupByDay, isDay } from './days.ts';

test('only days that exist are days', () => {
  for (const day of ['2026-11-15', '2024-02-29', '2026-12-31']) expect(isDay(day), day).toBe(true);
  for (const text of ['', '2026-02-29', '2026-13-01', '2026-1-5', '15.11.2026', '2026-11-15T00:00'])
    expect(isDay(text), text).toBe(false);
});

test('days are counted across months, years and leap days', () => {
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysBetween('2026-11-15', '2026-11-15')).toBe(0);
  expect(daysBetween('2026-08-17', '2026-11-15')).toBe(90);
  expect(daysBetween('2026-11-16', '2026-11-15')).toBe(-1);
});

test('a day begins at midnight where the merchant does business', () => {
  expect(dayIn('Asia/Tokyo', new Date('2026-11-14T14:59:59.999Z'))).toBe('2026-11-14');
  expect(dayIn('Asia/Tokyo', new Date('2026-11-14T15:00:00Z'))).toBe('2026-11-15');
  expect(dayIn('Asia/Manila', new Date('2026-11-14T15:00:00Z'))).toBe('2026-11-14');
  expect(dayIn('Asia/Manila', new Date('2026-11-14T16:00:00Z'))).toBe('2026-11-15');
});

test('rows stand under their days in the order in which they came', () => {
  const rows = ['b2', 'b1', 'a9', 'a1'];
  expect(groupByDay(rows, (row) => row[0]!)).toEqual([
    { day: 'b', rows: ['b2', 'b1'] },
    { day: 'a', rows: ['a9', 'a1'] },
  ]);
  expect(groupByDay([], String)).toEqual([]);
});
