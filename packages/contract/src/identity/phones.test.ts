import { expect, test } from 'vitest';
import { firstDialingCode, readMobileNumber } from './phones.ts';

test.each([
  ['81', '090-1234-5678', '+819012345678'],
  ['81', '９０１２３４５６７８', '+819012345678'],
  ['81', '80 1234 5678', '+818012345678'],
  ['63', '09171234567', '+639171234567'],
  ['66', '0812345678', '+66812345678'],
  ['84', '0321234567', '+84321234567'],
  ['86', '13812345678', '+8613812345678'],
  ['1', '2125551234', '+12125551234'],
])('+%s %s is %s', (code, typed, expected) => {
  expect(readMobileNumber(code, typed)).toBe(expected);
});

test.each([
  ['81', '05012345678', 'IP telephony'],
  ['81', '0901234567', 'a digit short'],
  ['81', '090123456789', 'a digit long'],
  ['81', '09002345678', 'no zero may follow the prefix'],
  ['63', '8171234567', 'not mobile'],
  ['86', '013812345678', 'no trunk prefix in China'],
  ['1', '02125551234', 'no trunk prefix in America'],
  ['49', '15112345678', 'a country that we do not take'],
  ['81', '', 'nothing'],
  ['81', '+819012345678', 'a number that brings its own code'],
])('+%s %s is refused: %s', (code, typed) => {
  expect(readMobileNumber(code, typed)).toBeUndefined();
});

test('a number begins with the code of where its owner is, else of the money that the site takes', () => {
  expect(firstDialingCode({ countryCode: 'TH', currency: 'PHP' })).toBe('66');
  expect(firstDialingCode({ countryCode: null, currency: 'PHP' })).toBe('63');
  expect(firstDialingCode({ countryCode: 'FR', currency: 'PHP' })).toBe('63');
  expect(firstDialingCode({ currency: 'JPY' })).toBe('81');
  expect(firstDialingCode({ currency: 'EUR' })).toBe('81');
});
