import { expect, test } from 'vitest';
import { isBoardWin, maskName } from './win.ts';

const RU20_IN_JPY = 20n * 150n * 10_000n;

test('[HOME-10] a win counts from 20 reference units and from five times its stake on', () => {
  const stake = RU20_IN_JPY / 5n;
  const win = { currency: 'JPY', stake, payout: RU20_IN_JPY };
  expect(isBoardWin(win)).toBe(true);
  expect(isBoardWin({ ...win, payout: RU20_IN_JPY - 1n })).toBe(false);
  expect(isBoardWin({ ...win, stake: stake + 1n })).toBe(false);
  expect(isBoardWin({ ...win, stake: 1n })).toBe(true);
  expect(isBoardWin({ ...win, currency: 'JPY.DEMO' })).toBe(true);
  expect(isBoardWin({ ...win, currency: 'JPY.DEMO', payout: RU20_IN_JPY - 1n })).toBe(false);
  expect(isBoardWin({ ...win, stake: 1n, payout: RU20_IN_JPY - 1n })).toBe(false);
});

test('[HOME-10] play credit and what nobody knows never count', () => {
  const win = { stake: 1n, payout: RU20_IN_JPY };
  expect(isBoardWin({ ...win, currency: 'JPY.PLAY' })).toBe(false);
  expect(isBoardWin({ ...win, currency: 'constructor' })).toBe(false);
});

test('[HOME-10] a name shows two letters and the last one, and no more of a short name than one', () => {
  expect(maskName('tanaka9')).toBe('ta***9');
  expect(maskName('abcd')).toBe('ab***d');
  expect(maskName('abc')).toBe('a***');
  expect(maskName('a')).toBe('a***');
  expect(maskName('𠮷野家さん')).toBe('𠮷野***ん');
});
