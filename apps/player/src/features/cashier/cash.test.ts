import { expect, test } from 'vitest';
import { cashOf, writeCash } from './cash.ts';

test.each([
  ['JPY', '¥', '12345', '¥ 12,345'],
  ['JPY.DEMO', '¥', '12345', '¥ 12,345'],
  ['PHP', '₱', '1234.5', '₱ 1,234.50'],
  ['VND', '₫', '250000', '₫ 250,000'],
] as const)(
  '[CASH-2] the cashier writes %s with the decimals that it has',
  (currency, currencySymbol, amount, written) => {
    expect(writeCash(amount, cashOf({ currency, currencySymbol }))).toBe(written);
  },
);

test('[CASH-2] what is finer than the currency is not hidden', () => {
  const yen = cashOf({ currency: 'JPY', currencySymbol: '¥' });
  expect(writeCash('99.5', yen)).toBe('¥ 99.50');
});
