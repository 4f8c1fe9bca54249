import { expect, test } from 'vitest';
import { writeSum } from './write-sum.ts';

test.each([
  ['1234.5', '¥1,234.50'],
  ['-660', '−¥660.00'],
  ['0', '¥0.00'],
])('a sum of %s is written %s', (amount, text) => {
  expect(writeSum('¥', amount)).toBe(text);
});
