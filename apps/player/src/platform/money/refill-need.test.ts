import type { Wallet } from '@maneki/contract/wallet/schemas';
import { expect, test } from 'vitest';
import { refillFor } from './refill-need.ts';

const refill = { amount: '300000', below: '10', from: null };
const holding = (sumBalance: string, offered: Wallet['refill'] = refill): Wallet => ({
  currency: 'JPY.PLAY',
  currencySymbol: '¥',
  isPlayCredit: true,
  sumBalance,
  isStale: false,
  mainBalance: sumBalance,
  seq: '1',
  wallets: [],
  refill: offered,
});

test('[TRIAL-2] play credit is offered to whoever has less than the smallest bet', () => {
  expect(refillFor(holding('0'))).toBe(refill);
  expect(refillFor(holding('9.9999'))).toBe(refill);
  expect(refillFor(holding('10'))).toBeUndefined();
});

test('nothing is offered where nothing is given, or before anything is known', () => {
  expect(refillFor(holding('0', null))).toBeUndefined();
  expect(refillFor(undefined)).toBeUndefined();
});
