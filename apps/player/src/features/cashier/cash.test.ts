import { expect, test } from 'vitest';
import { cashOf, writeCash } from './cash.ts';

test.each([
  ['JPY', '¥', '12345', '¥\u00a012,345'],
  ['JPY.DEMO', '¥', '12345', '¥\u00a012,345'],
  ['PHP', '₱', '1234.5', '₱\u00a01,234.50'],
  ['VND', '₫', '250000', '₫\u00a0250,000'],
] as const)(
  '[CASH-2] the cashier writes %s with the decimals that it has',
  (currency, currencySymbol, amount, written) => {
    expect(writeCash(amount, cashOf({ currency, currencySymbol }))).toBe(written);
  },
);

test('[CASH-2] what is finer than the currency is not hidden', () => {
  const yen = cashOf({ currency: 'JPY', currencySymbol: '¥' });
  expect(writeCash('99.5', yen)).toBe('¥\u00a099.50');
});
