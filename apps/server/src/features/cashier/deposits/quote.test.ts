import { parseAmount } from '@maneki/kernel/money';
import { expect, test } from 'vitest';
import { worthByQuote, worthByRate } from './quote.ts';

const yen = (text: string) => parseAmount(text)!;

test.each([
  ['66.666667', '10000'],
  ['33.3333335', '5000'],
  ['66.6', '9989'],
  ['133.333334', '20000'],
  ['0.000001', '0'],
])('[CASH-2] at a quote of 66.666667 coins for ¥10,000, %s are ¥%s', (coins, worth) => {
  const quote = { coins: '66.666667', amount: yen('10000') };
  expect(worthByQuote(coins, quote, 'JPY')).toBe(yen(worth));
});

test.each([
  ['1', '150', 'JPY', '150'],
  ['0.5', '151.99', 'JPY', '75'],
  ['0.00012345', '9000000', 'JPY', '1111'],
  ['2', '5601.5', 'PHP', '112.03'],
] as const)('[CASH-2] %s coins at a rate of %s are worth %s %s', (coins, rate, currency, worth) => {
  expect(worthByRate(coins, rate, currency)).toBe(yen(worth));
});
