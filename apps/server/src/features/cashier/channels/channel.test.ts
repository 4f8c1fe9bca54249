import { expect, test } from 'vitest';
import {
  type Channel,
  isForCountry,
  isOpenAt,
  leftToday,
  minuteOfDay,
  opensNextAt,
  readClock,
  writeClock,
} from './channel.ts';

const day = { opens: readClock('09:00'), closes: readClock('17:30') };
const night = { opens: readClock('22:00'), closes: readClock('06:00') };

test.each([
  [day, '08:59', false],
  [day, '09:00', true],
  [day, '17:29', true],
  [day, '17:30', false],
  [night, '21:59', false],
  [night, '22:00', true],
  [night, '00:00', true],
  [night, '05:59', true],
  [night, '06:00', false],
  [null, '03:00', true],
  [{ opens: 60, closes: 60 }, '23:00', true],
])('[CASH-2] open %o at %s: %s', (hours, at, isOpen) => {
  expect(isOpenAt(hours, readClock(at))).toBe(isOpen);
});

test('[CASH-2] hours are those of the merchant, and what is closed says when it opens', () => {
  const now = new Date('2030-01-01T12:00:30Z');
  expect(writeClock(minuteOfDay(now, 'Asia/Tokyo'))).toBe('21:00');
  const minute = minuteOfDay(now, 'Asia/Tokyo');
  expect(opensNextAt(day, minute, now)).toEqual(new Date('2030-01-02T00:00:00Z'));
  expect(opensNextAt(night, minute, now)).toEqual(new Date('2030-01-01T13:00:00Z'));
});

const limits = (dailyMaxPerMember: bigint | null, dailyMaxTotal: bigint | null) =>
  ({ dailyMaxPerMember, dailyMaxTotal }) as Channel;

test.each([
  [null, null, 5n, 50n, null],
  [10n, null, 4n, 50n, 6n],
  [10n, 52n, 4n, 50n, 2n],
  [10n, 100n, 12n, 50n, 0n],
])(
  '[CASH-2] of %s and %s a day, after %s and %s, %s is left',
  (own, all, byMember, byAll, left) => {
    expect(leftToday(limits(own, all), { byMember, byAll })).toBe(left);
  },
);

test('[CASH-2] a channel that names countries is for their members alone', () => {
  const named = (countries: string[]) => ({ countries }) as unknown as Channel;
  expect(isForCountry(named([]), null)).toBe(true);
  expect(isForCountry(named(['JP']), 'JP')).toBe(true);
  expect(isForCountry(named(['JP']), 'TH')).toBe(false);
  expect(isForCountry(named(['JP']), null)).toBe(false);
});
