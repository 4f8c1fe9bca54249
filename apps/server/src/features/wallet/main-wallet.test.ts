import { expect, test } from 'vitest';
import { FOR_MONEY } from '#testing/for-money';
import { isPlayedIn, mainWalletIn, mainWalletOf } from './main-wallet.ts';

test.each([
  [0, undefined, 'DEMO'],
  [1, { ...FOR_MONEY, mode: 'DEMO', realSince: null }, 'DEMO'],
  [2, FOR_MONEY, 'MAIN'],
  [0, { ...FOR_MONEY, mode: 'BLOCKED' }, 'MAIN'],
  [4, undefined, 'MAIN'],
  [40, FOR_MONEY, 'MAIN'],
] as const)('somebody of type %s in %o plays with %s', (type, market, wallet) => {
  expect(mainWalletOf({ type }, market)).toBe(wallet);
});

test.each([
  ['JPY', { money: true, demo: false }],
  ['JPY.DEMO', { money: false, demo: true }],
  ['JPY.PLAY', { money: true, demo: true }],
])('%s is played in where it should be', (currency, where) => {
  expect({
    money: isPlayedIn(currency, FOR_MONEY),
    demo: isPlayedIn(currency, undefined),
  }).toEqual(where);
});

test('a currency has one main wallet', () => {
  expect([mainWalletIn('JPY'), mainWalletIn('JPY.DEMO')]).toEqual(['MAIN', 'DEMO']);
});
