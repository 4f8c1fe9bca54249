import { expect, test } from 'vitest';
import { readAmount } from '#frame/money.ts';
import { compactAmount } from './compact-amount.ts';

test.each([
  ['0', '0'],
  ['200', '200'],
  ['12.5', '12.50'],
  ['1000', '1K'],
  ['1500', '1.5K'],
  ['1234', '1,234'],
  ['12345', '12.3K'],
  ['999999', '999.9K'],
  ['5000000', '5M'],
  ['1234567', '1.2M'],
])('%s fits on a chip as %s', (amount, text) => {
  expect(compactAmount(readAmount(amount))).toBe(text);
});
