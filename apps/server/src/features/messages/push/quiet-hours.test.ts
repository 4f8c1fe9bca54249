import { expect, test } from 'vitest';
import { endOfQuiet, readQuietHours, writeQuietHours } from './quiet-hours.ts';

test.each([
  ['before they begin', '22:00', '08:00', 'Asia/Tokyo', '12:59:59', undefined],
  ['as they begin', '22:00', '08:00', 'Asia/Tokyo', '13:00:00', '2030-01-01T23:00:00.000Z'],
  ['after midnight', '22:00', '08:00', 'Asia/Tokyo', '16:30:20', '2030-01-01T23:00:00.000Z'],
  ['in their last minute', '22:00', '08:00', 'Asia/Tokyo', '22:59:59', '2030-01-01T23:00:00.000Z'],
  ['as they end', '22:00', '08:00', 'Asia/Tokyo', '23:00:00', undefined],
  ['elsewhere at the same moment', '22:00', '08:00', 'UTC', '13:00:00', undefined],
  ['within a day', '12:15', '13:45', 'UTC', '12:15:00', '2030-01-01T13:45:00.000Z'],
  ['within a day, over', '12:15', '13:45', 'UTC', '13:45:00', undefined],
  ['half an hour off', '12:00', '13:00', 'Asia/Kolkata', '06:45:00', '2030-01-01T07:30:00.000Z'],
  ['at midnight', '00:00', '00:01', 'UTC', '00:00:59', '2030-01-01T00:01:00.000Z'],
] as const)('[APP-1] quiet hours, %s', (_, from, to, timeZone, time, end) => {
  const now = new Date(`2030-01-01T${time}Z`);
  const quiet = readQuietHours({ from, to });
  expect(writeQuietHours(quiet)).toEqual({ from, to });
  expect(endOfQuiet(quiet, { timeZone, now })?.toISOString()).toBe(end);
});

test('[APP-1] whoever has none is never left waiting', () => {
  const now = new Date('2030-01-01T03:00:00Z');
  expect(endOfQuiet(readQuietHours(null), { timeZone: 'UTC', now })).toBeUndefined();
});
