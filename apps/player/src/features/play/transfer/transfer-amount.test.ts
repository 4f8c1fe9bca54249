import { expect, test } from 'vitest';
import { type AmountRules, checkAmount, everything } from './transfer-amount.ts';

const yen = { minimum: '150', decimals: 0, available: '1000' };
const pesos = { minimum: '56', decimals: 2, available: '1000.5' };

const problemOf = (typed: string, rules: AmountRules = yen) => {
  const checked = checkAmount(typed, rules);
  return checked.ok ? checked.amount : checked.problem;
};

test('nothing typed is missing, and what is no number is unreadable', () => {
  for (const typed of ['', '  ', ',']) expect(problemOf(typed), typed).toBe('missing');
  for (const typed of ['abc', '1e3', '2.0.0', '½', '99999999999999999'])
    expect(problemOf(typed), typed).toBe('unreadable');
});

test('the smallest amount can be moved, and one unit less cannot', () => {
  expect(problemOf('150')).toBe('150');
  expect(problemOf('149')).toBe('tooSmall');
  expect(problemOf('56', pesos)).toBe('56');
  expect(problemOf('55.99', pesos)).toBe('tooSmall');
});

test('everything that is there can be moved, and one unit more cannot', () => {
  expect(problemOf('1000')).toBe('1000');
  expect(problemOf('1001')).toBe('tooLarge');
  expect(problemOf('1000.5', pesos)).toBe('1000.5');
  expect(problemOf('1000.51', pesos)).toBe('tooLarge');
});

test('amounts are as fine as the currency, and no finer', () => {
  expect(problemOf('200.0')).toBe('200');
  expect(problemOf('200.5')).toBe('tooFine');
  expect(problemOf('200.55', pesos)).toBe('200.55');
  expect(problemOf('200.555', pesos)).toBe('tooFine');
});

test('nothing at all is too small even where there is no smallest amount', () => {
  for (const typed of ['0', '-200'])
    expect(problemOf(typed, { ...yen, minimum: '0' }), typed).toBe('tooSmall');
});

test('numbers may be written the way people write them', () => {
  expect(problemOf('1,000')).toBe('1000');
  expect(problemOf(' 0200 ')).toBe('200');
  expect(problemOf('200.')).toBe('200');
  expect(problemOf('.5', { ...pesos, minimum: '0.5' })).toBe('0.5');
});

test('what a vendor holds may be unknown: then only the server can tell whether it is enough', () => {
  expect(problemOf('99999', { ...yen, available: null })).toBe('99999');
});

test('everything leaves behind what is finer than the currency', () => {
  expect(everything({ ...yen, available: '1234.5678' })).toBe('1234');
  expect(everything({ ...pesos, available: '1234.5678' })).toBe('1234.56');
  expect(everything({ ...yen, available: '1234' })).toBe('1234');
});

test('there is no everything of nothing, or of what nobody knows', () => {
  for (const available of ['0', '0.9', null])
    expect(everything({ ...yen, available })).toBe(undefined);
});
