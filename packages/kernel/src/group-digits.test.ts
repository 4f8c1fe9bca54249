import { expect, test } from 'vitest';
import { groupDigits } from './group-digits.ts';

test.each([
  ['1', '1'],
  ['999', '999'],
  ['1000', '1,000'],
  ['1234567', '1,234,567'],
])('%s is written as %s', (digits, grouped) => {
  expect(groupDigits(digits)).toBe(grouped);
});
