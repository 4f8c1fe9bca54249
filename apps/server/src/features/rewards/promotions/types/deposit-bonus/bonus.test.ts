import { promotionRules } from '@maneki/contract/rewards/promotion-rules';
import { parseAmount } from '@maneki/kernel/money';
import { expect, test } from 'vitest';
import { bonusFor, isNth } from './bonus.ts';

const FIRST = { ratePpm: 1_000_000, capRu: 100, minDepositRu: 10, nth: 1 };
const money = (text: string) => parseAmount(text)!;

test.each([
  ['80', 'USD', '80'],
  ['100', 'USD', '100'],
  ['100.01', 'USD', '100'],
  ['9.99', 'USD', '0'],
  ['10', 'USD', '10'],
  ['12000', 'JPY', '12000'],
  ['1500', 'JPY', '1500'],
  ['1499', 'JPY', '0'],
  ['20000', 'JPY', '15000'],
] as const)('[PROMO-1] 100 %% up to 100 units: %s %s bring %s', (deposit, currency, bonus) => {
  expect(bonusFor(FIRST, { deposit: money(deposit), currency })).toBe(money(bonus));
});

test('[PROMO-1] a share is rounded down to what can be paid in the currency', () => {
  const rule = { ...FIRST, ratePpm: 333_333, minDepositRu: 0 };
  expect(bonusFor(rule, { deposit: money('1000'), currency: 'JPY' })).toBe(money('333'));
  expect(bonusFor(rule, { deposit: money('10'), currency: 'PHP' })).toBe(money('3.33'));
});

test('[PROMO-1] it is for the deposit that it names, or for any', () => {
  expect([1, 2].map((count) => isNth(1, count))).toEqual([true, false]);
  expect(isNth(null, 7)).toBe(true);
});

test('[CONSOLE-2] a rule that gives nothing, or everything, does not fit', () => {
  const fits = (rule: object) => promotionRules.DEPOSIT_BONUS.safeParse(rule).success;
  expect(fits(FIRST)).toBe(true);
  for (const wrong of [{ ratePpm: 0 }, { ratePpm: 5_000_001 }, { capRu: 0 }, { nth: 0 }])
    expect(fits({ ...FIRST, ...wrong })).toBe(false);
});
