import { expect, test } from 'vitest';
import { writeTimeLeft } from './time-left.ts';

test.each([
  [0, 0, '00:00'],
  [59, 0, '00:59'],
  [3_599, 0, '59:59'],
  [3_600, 0, '1:00:00'],
  [86_399, 0, '23:59:59'],
  [90_061, 1, '1:01:01'],
  [172_805, 2, '0:00:05'],
])('%d seconds are written as %d days and %s', (seconds, days, clock) => {
  expect(writeTimeLeft(seconds)).toEqual({ days, clock });
});
