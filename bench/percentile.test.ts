import { expect, test } from 'vitest';
import { percentile } from './percentile.ts';

test('a percentile is a value that was measured, and the last for the whole', () => {
  const values = Array.from({ length: 200 }, (_, index) => 200 - index);
  expect([percentile(values, 0.5), percentile(values, 0.99), percentile(values, 1)]).toEqual([
    100, 198, 200,
  ]);
  expect(percentile([7], 0.01)).toBe(7);
});

test('nothing has no percentile', () => {
  expect(() => percentile([], 0.5)).toThrow('nothing');
});
