import { expect, test } from 'vitest';
import { isIdNumber } from './id-numbers.ts';

test.each([
  ['CN', '11010519491231002X', true],
  ['CN', '11010519491231002x', true],
  ['CN', '110105194912310021', false],
  ['CN', '11010519491231', false],
  ['TH', '1101700230708', true],
  ['TH', '1101700230706', false],
  ['TH', '110170023070', false],
  ['VN', '001234567890', true],
  ['VN', '123456789', true],
  ['VN', '1234567890', false],
  ['PH', 'AB-1234', true],
  ['PH', 'AB12', false],
  ['JP', '123456789012', false],
  [null, 'AB1234', true],
])('in %s %s is an identity number: %s', (country, value, expected) => {
  expect(isIdNumber(country, value)).toBe(expected);
});
