import { expect, test } from 'vitest';
import { partsOf } from './time-left.ts';

test.each([
  [0, 0, '00:00'],
  [-5, 0, '00:00'],
  [1, 0, '00:01'],
  [55_000, 0, '00:55'],
  [55_001, 0, '00:56'],
  [3_600_000, 0, '01:00:00'],
  [2 * 86_400_000 + 61_000, 2, '00:01:01'],
])('%s ms are %s days and %s', (leftMs, days, clock) => {
  expect(partsOf(leftMs)).toEqual({ days, clock });
});
