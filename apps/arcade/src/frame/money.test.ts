import { expect, test } from 'vitest';
import { amountOnTheWay, formatMoney, shortAmount } from './money.ts';

test('money and what a demonstration plays with carry the sign of their currency, play credit none', () => {
  expect(formatMoney(12_345_600n, 'JPY')).toBe('¥1,234.56');
  expect(formatMoney(-5_000n, 'USD')).toBe('-$0.50');
  expect(formatMoney(10_000n, 'JPY.DEMO')).toBe('¥1.00');
  expect(formatMoney(10_000n, 'JPY.PLAY')).toBe('1.00');
});

test('a short amount leaves out decimals that say nothing', () => {
  expect(shortAmount(120_000n)).toBe('12');
  expect(shortAmount(125_000n)).toBe('12.50');
});

test('an amount on its way begins and ends exactly', () => {
  expect(amountOnTheWay(10n, 9_007_199_254_740_993n, 0)).toBe(10n);
  expect(amountOnTheWay(10n, 9_007_199_254_740_993n, 1)).toBe(9_007_199_254_740_993n);
  expect(amountOnTheWay(10n, 9_007_199_254_740_993n, 1.7)).toBe(9_007_199_254_740_993n);
});

test('an amount on its way rises and falls between its ends', () => {
  expect(amountOnTheWay(0n, 1_000n, 0.25)).toBe(250n);
  expect(amountOnTheWay(1_000n, 0n, 0.25)).toBe(750n);
});
