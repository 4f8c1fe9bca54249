import { expect, test } from 'vitest';
import { capCount } from './cap-count.ts';

test('a badge counts up to its most and then shows a plus', () => {
  expect(capCount(1, 99)).toBe('1');
  expect(capCount(99, 99)).toBe('99');
  expect(capCount(100, 99)).toBe('99+');
  expect(capCount(10, 9)).toBe('9+');
});

test('nothing to count shows nothing', () => {
  for (const count of [0, -1, Number.NaN]) expect(capCount(count, 99)).toBe('');
});
