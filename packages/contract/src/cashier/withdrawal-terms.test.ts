import { parseAmount, writeAmount } from '@maneki/kernel/money';
import { expect, test } from 'vitest';
import { withdrawalFee } from './withdrawal-terms.ts';

test.each([
  ['50000', 'JPY', 1, '0'],
  ['50000', 'JPY', 0, '500'],
  ['300000', 'JPY', 0, '3000'],
  ['300001', 'JPY', 0, '3000'],
  ['299999', 'JPY', 0, '2999'],
  ['1550', 'JPY', 0, '15'],
  ['100.55', 'USD', 0, '1'],
  ['199.99', 'USD', 0, '1.99'],
  ['2500', 'USD', 0, '20'],
] as const)(
  '[CASH-3] an order of %s %s with %i free ones left costs %s',
  (amount, currency, freeLeft, fee) => {
    expect(writeAmount(withdrawalFee(parseAmount(amount)!, { currency, freeLeft }))).toBe(fee);
  },
);
