import { expect, test } from 'vitest';
import { median } from './median.ts';

test('the median is the middle one, and between the two middle ones of an even number', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 100, 2])).toBe(3);
  expect(median([7])).toBe(7);
});

test('nothing has no median', () => {
  expect(() => median([])).toThrow('no median');
});
