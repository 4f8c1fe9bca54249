import { expect, test } from 'vitest';
import { writeSum } from './write-sum.ts';

test.each([
  ['1234.5', '¥\u00a01,234.50'],
  ['-660', '−¥\u00a0660.00'],
  ['0', '¥\u00a00.00'],
])('a sum of %s is written %s', (amount, text) => {
  expect(writeSum('¥', amount)).toBe(text);
});
