import { expect, test } from 'vitest';
import { checkAmount } from './deposit-amount.ts';

const yen = { currency: 'JPY', minimum: '300', maximum: '150000' } as const;
const pesos = { currency: 'PHP', minimum: '112', maximum: '56000' } as const;

test.each([
  ['', 'missing'],
  ['  ', 'missing'],
  ['many', 'unreadable'],
  ['-500', 'unreadable'],
  ['500.5', 'tooFine'],
  ['299', 'tooSmall'],
  ['0', 'tooSmall'],
  ['150001', 'tooLarge'],
] as const)('[CASH-2] %j yen are refused: %s', (typed, problem) => {
  expect(checkAmount(typed, yen)).toEqual({ ok: false, problem });
});

test.each([
  ['300', 3_000_000n],
  ['150,000', 1_500_000_000n],
  ['0300.', 3_000_000n],
] as const)('[CASH-2] %j yen can be paid in', (typed, units) => {
  expect(checkAmount(typed, yen)).toEqual({ ok: true, units });
});

test('[CASH-2] centavos are whole minor units, parts of them are not', () => {
  expect(checkAmount('112.55', pesos)).toEqual({ ok: true, units: 1_125_500n });
  expect(checkAmount('112.555', pesos)).toEqual({ ok: false, problem: 'tooFine' });
});

test('[CASH-2] nothing can be paid in where nothing more is taken', () => {
  expect(checkAmount('1', { ...yen, minimum: '0', maximum: '0' })).toEqual({
    ok: false,
    problem: 'tooLarge',
  });
});
