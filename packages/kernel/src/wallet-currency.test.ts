import { expect, test } from 'vitest';
import {
  demoCurrencyOf,
  isDemoCurrency,
  isMoney,
  isPlayCurrency,
  moneyOf,
  playCurrencyOf,
} from './wallet-currency.ts';

test.each([
  ['JPY', { money: 'JPY', isOne: true, isPlay: false, isDemo: false }],
  [playCurrencyOf('JPY'), { money: 'JPY', isOne: false, isPlay: true, isDemo: false }],
  [demoCurrencyOf('USD'), { money: 'USD', isOne: false, isPlay: false, isDemo: true }],
])('%s is counted like its money, and is one kind only', (code, { money, ...kind }) => {
  expect(moneyOf(code)).toBe(money);
  const told = {
    isOne: isMoney(code),
    isPlay: isPlayCurrency(code),
    isDemo: isDemoCurrency(code),
  };
  expect(told).toEqual(kind);
});

test.each(['', 'XXX', 'JPYDEMO', 'JPY.REAL', '.DEMO', 'JPY.DEMO.PLAY', 'toString'])(
  '%j is no currency of ours',
  (code) => {
    expect(() => moneyOf(code)).toThrow('no currency of ours');
    expect(isMoney(code)).toBe(false);
  },
);
