import { DAY_MS, HOUR_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { expect, test } from 'vitest';
import {
  type Exclusion,
  endOfExclusion,
  endOfTimeOut,
  FOR_GOOD,
  hoursUntilLift,
  judgeWish,
  writeEnd,
} from './exclusion.ts';

const NOW = new Date('2030-01-01T12:00:00Z');

test.each([
  ['2030-01-01T12:00:00Z', 'MONTHS_6', '2030-07-01T12:00:00.000Z'],
  ['2030-08-31T12:00:00Z', 'MONTHS_6', '2031-02-28T12:00:00.000Z'],
  ['2027-08-31T12:00:00Z', 'MONTHS_6', '2028-02-29T12:00:00.000Z'],
  ['2028-02-29T23:59:59Z', 'YEAR_1', '2029-02-28T23:59:59.000Z'],
  ['2028-02-29T00:00:00Z', 'YEARS_2', '2030-02-28T00:00:00.000Z'],
  ['2030-12-31T12:00:00Z', 'YEARS_5', '2035-12-31T12:00:00.000Z'],
] as const)('[SAFE-2] a self-exclusion from %s for %s ends at %s', (from, period, end) => {
  expect(endOfExclusion(new Date(from), period).toISOString()).toBe(end);
});

test('[SAFE-2] for good has no end, and is told as none', () => {
  expect(endOfExclusion(NOW, 'PERMANENT')).toBe(FOR_GOOD);
  expect(writeEnd(FOR_GOOD)).toBeNull();
  expect(writeEnd(endOfTimeOut(NOW, 1))).toBe('2030-01-02T12:00:00.000Z');
});

const days = (count: number) => new Date(NOW.getTime() + count * DAY_MS);
const later = (ms: number) => new Date(NOW.getTime() + ms);
const held = (kind: Exclusion['kind'], endsAt: Date): Exclusion => ({
  id: 1n,
  kind,
  beganAt: NOW,
  endsAt,
});

test.each([
  ['nothing before', undefined, 'TIME_OUT', NOW, days(1), 'begins'],
  ['a longer time-out', held('TIME_OUT', days(7)), 'TIME_OUT', NOW, days(14), 'begins'],
  ['a shorter time-out', held('TIME_OUT', days(7)), 'TIME_OUT', NOW, days(1), 'is not longer'],
  ['the same moment', held('TIME_OUT', days(7)), 'TIME_OUT', NOW, days(7), 'holds already'],
  [
    'a second tap',
    held('TIME_OUT', days(7)),
    'TIME_OUT',
    later(900),
    later(900 + 7 * DAY_MS),
    'holds already',
  ],
  [
    'the same, a minute later',
    held('TIME_OUT', days(7)),
    'TIME_OUT',
    later(MINUTE_MS),
    later(MINUTE_MS + 7 * DAY_MS),
    'begins',
  ],
  ['months after days', held('TIME_OUT', days(7)), 'SELF_EXCLUSION', NOW, days(180), 'begins'],
  [
    'days within months',
    held('SELF_EXCLUSION', days(180)),
    'TIME_OUT',
    NOW,
    days(42),
    'is not longer',
  ],
  [
    'anything after for good',
    held('SELF_EXCLUSION', FOR_GOOD),
    'SELF_EXCLUSION',
    later(DAY_MS),
    days(999),
    'is not longer',
  ],
  [
    'for good twice',
    held('SELF_EXCLUSION', FOR_GOOD),
    'SELF_EXCLUSION',
    later(900),
    FOR_GOOD,
    'holds already',
  ],
  [
    'for good, a day later',
    held('SELF_EXCLUSION', FOR_GOOD),
    'SELF_EXCLUSION',
    days(1),
    FOR_GOOD,
    'is not longer',
  ],
] as const)('[SAFE-2] a wish to stay away: %s', (_, current, kind, beganAt, endsAt, verdict) => {
  expect(judgeWish(current, { kind, beganAt, endsAt })).toBe(verdict);
});

test.each([
  [0, 24],
  [1, 24],
  [HOUR_MS, 23],
  [DAY_MS - 1, 1],
  [DAY_MS, 0],
  [2 * DAY_MS, 0],
])('[SAFE-2] %s ms after it began nobody lifts an exclusion for %s hours', (ms, hours) => {
  expect(hoursUntilLift({ beganAt: NOW }, later(ms))).toBe(hours);
});
