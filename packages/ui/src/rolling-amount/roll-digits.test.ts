import { expect, test } from 'vitest';
import { rollDigits } from './roll-digits.ts';

const passingOf = (from: string, to: string) =>
  rollDigits(from, to).characters.map(({ character, passing }) => passing?.join('') ?? character);

test('a digit of a growing sum passes every digit on its way up', () => {
  expect(passingOf('100.00', '104.00')).toEqual(['1', '0', '01234', '.', '0', '0']);
});

test('a digit of a shrinking sum passes every digit on its way down', () => {
  expect(passingOf('104.00', '100.00')).toEqual(['1', '0', '43210', '.', '0', '0']);
});

test('a digit passes from nine to nought when the sum grows, and back when it shrinks', () => {
  expect(passingOf('9.00', '11.00')).toEqual(['01', '901', '.', '0', '0']);
  expect(passingOf('11.00', '9.00')).toEqual(['109', '.', '0', '0']);
});

test('a sum that gains a place rolls its new digit from nought', () => {
  const { isGrowing, characters } = rollDigits('999.00', '1,000.00');
  expect(isGrowing).toBe(true);
  expect(characters[0]).toEqual({ place: 7, character: '1', passing: ['0', '1'] });
  expect(characters[1]).toEqual({ place: 6, character: ',' });
});

test('a sum that comes out of hiding does not roll', () => {
  expect(passingOf('******', '1,234.50')).toEqual([...'1,234.50']);
});

test('stars do not roll either', () => {
  expect(passingOf('1,234.50', '******')).toEqual([...'******']);
});

test('a sum that stays does not roll', () => {
  expect(passingOf('1,234.50', '1,234.50')).toEqual([...'1,234.50']);
});
