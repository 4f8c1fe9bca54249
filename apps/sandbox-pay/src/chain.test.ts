import { expect, test } from 'vitest';
import { quoteCoins, rateMinorOf, takeShare } from './chain.ts';

test.each([
  [10_000n, 'USDT', 'JPY', '66.666667'],
  [15_000n, 'USDT', 'JPY', '100'],
  [560_000n, 'USDT', 'PHP', '100'],
  [9_000_000n, 'BTC', 'JPY', '1'],
  [1_500n, 'BTC', 'JPY', '0.00016667'],
] as const)('%s minor units are so many %s of %s: %s', (minor, coin, currency, coins) => {
  expect(quoteCoins(minor, coin, currency)).toBe(coins);
});

test('a coin is worth as many minor units as its currency has', () => {
  expect(rateMinorOf('USDT', 'JPY')).toBe(150n);
  expect(rateMinorOf('USDT', 'PHP')).toBe(5_600n);
});

test('a share of coins is cut, not rounded', () => {
  expect(takeShare('66.666667', { of: 1n, from: 2n })).toBe('33.333333');
  expect(takeShare('100', { of: 11n, from: 10n })).toBe('110');
});
