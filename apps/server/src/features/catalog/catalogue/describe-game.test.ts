import { expect, test } from 'vitest';
import { writeReturn } from './describe-game.ts';

test('[FAIR-1] a return is told in per cent, with two decimals and never more than is proven', () => {
  expect(writeReturn(9_637_080)).toBe('96.37');
  expect(writeReturn(9_637_999)).toBe('96.37');
  expect(writeReturn(9_500_000)).toBe('95.00');
  expect(writeReturn(9_504_000)).toBe('95.04');
  expect(writeReturn(10_000_000)).toBe('100.00');
});
