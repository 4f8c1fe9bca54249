import { expect, test } from 'vitest';
import { bonusFor } from '../deposit-bonus/bonus.ts';
import { periodOfReload } from './period.ts';

const UNITS = 10_000n;

test.each([
  [200n, 20n],
  [500n, 50n],
  [5_000n, 50n],
])('[PROMO-1] a reload of 10 %% up to 50 units: %s bring %s', (deposit, bonus) => {
  const rule = { ratePpm: 100_000, capRu: 50, minDepositRu: 10 };
  expect(bonusFor(rule, { deposit: deposit * UNITS, currency: 'USD' })).toBe(bonus * UNITS);
});

test('[PROMO-1] a day has one reload', () => {
  expect(periodOfReload('2030-01-01')).toBe(periodOfReload('2030-01-01'));
  expect(periodOfReload('2030-01-01')).not.toBe(periodOfReload('2030-01-02'));
});
