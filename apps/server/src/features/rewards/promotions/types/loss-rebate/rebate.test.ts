import { promotionRules } from '@maneki/contract/rewards/promotion-rules';
import { expect, test } from 'vitest';
import { rebateFor, weekBefore } from './rebate.ts';

const UNITS = 10_000n;
const RULE = { tiers: ['50:30000', '500:50000', '5000:80000'], capRu: null };

test.each([
  [49n, 0n],
  [50n, 1_5000n],
  [499n, 14_9700n],
  [500n, 25_0000n],
  [4_999n, 249_9500n],
  [5_000n, 400_0000n],
  [-100n, 0n],
])('[PROMO-1] of a loss of %s units %s ten thousandths come back', (loss, back) => {
  expect(rebateFor(RULE, { loss: loss * UNITS, currency: 'USD' })).toBe(back);
});

test('[PROMO-1] no more comes back than the rule says', () => {
  const rule = { ...RULE, capRu: 100 };
  expect(rebateFor(rule, { loss: 5_000n * UNITS, currency: 'USD' })).toBe(100n * UNITS);
});

test.each([
  ['2030-01-07', '2029-12-31', '2030-01-06'],
  ['2030-01-13', '2029-12-31', '2030-01-06'],
  ['2030-01-14', '2030-01-07', '2030-01-13'],
])('[PROMO-1] on %s the week before is from %s to %s', (day, from, to) => {
  expect(weekBefore(day)).toEqual({ from, to });
});

test('[CONSOLE-2] tiers are written as a loss and a rate', () => {
  const fits = (tiers: string[]) =>
    promotionRules.LOSS_REBATE.safeParse({ tiers, capRu: null }).success;
  expect(fits(RULE.tiers)).toBe(true);
  for (const wrong of [[], ['50'], ['50:0'], ['a:b'], ['50:1000001']])
    expect(fits(wrong)).toBe(false);
});
