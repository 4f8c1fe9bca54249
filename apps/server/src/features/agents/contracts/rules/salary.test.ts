import { dailySalaryTerms, hourlySalaryTerms } from '@maneki/contract/agents/contract-terms';
import { parseAmount, writeAmount } from '@maneki/kernel/money';
import { expect, test } from 'vitest';
import { bestTier } from './best-tier.ts';
import { dailySalary, hourlySalary, withoutPaid } from './salary.ts';

const of = (text: string) => parseAmount(text)!;
const tier = (minTurnover: string, minActive: number, ratePpm: number, minNetLoss?: string) => ({
  ...{ minTurnover, minActive, ratePpm },
  ...(minNetLoss === undefined ? {} : { minNetLoss }),
});

/** What the company pays A in the example of the domain, and what A pays B. */
const A = dailySalaryTerms.parse({
  groups: ['RNG'],
  tiers: [tier('100000', 3, 500), tier('300000', 5, 800), tier('1000000', 10, 1_200)],
});
const B = dailySalaryTerms.parse({ groups: ['RNG'], tiers: [tier('300000', 5, 600)] });

const daily = (terms: typeof A, turnover: string, active: number, net = '0', currency = 'USD') => {
  const team = { turnover: { RNG: of(turnover) }, net: of(net), active };
  return writeAmount(dailySalary(terms, team, currency).amount);
};

test.each([
  ['the domain’s A', A, '1200000', 14, '1440'],
  ['the domain’s B', B, '450000', 6, '270'],
  ['the domain’s B with one active member too few', B, '450000', 4, '0'],
  ['exactly the highest tier', A, '1000000', 10, '1200'],
  ['a hundredth below the highest tier', A, '999999.99', 10, '799.99'],
  ['one active member below the highest tier', A, '1000000', 9, '800'],
  ['below every tier', A, '99999.99', 99, '0'],
] as const)('[AGENT-4] a day of %s', (_, terms, turnover, active, amount) => {
  expect(daily(terms, turnover, active)).toBe(amount);
});

test('[AGENT-4] of tiers that all hold the highest rate counts, wherever it stands', () => {
  const tiers = [tier('0', 0, 300), tier('0', 0, 900), tier('0', 0, 500)];
  expect(bestTier(tiers, { turnover: 1n, net: 0n, active: 0 })).toBe(1);
  expect(bestTier([tier('2', 0, 300)], { turnover: 1n, net: 0n, active: 0 })).toBeUndefined();
});

test.each([
  ['500', '100'],
  ['499.99', '0'],
])('[AGENT-4] a loss of %s where 500 is asked for pays %s', (net, amount) => {
  const terms = dailySalaryTerms.parse({
    groups: ['RNG'],
    tiers: [tier('0', 0, 1_000, '500')],
  });
  expect(daily(terms, '100000', 0, net)).toBe(amount);
});

test.each([
  ['rounded down to two decimals', '12345.67', '12.34', 'USD'],
  ['a hundredth of a unit', '10', '0.01', 'USD'],
  ['less than a hundredth', '9.9999', '0', 'USD'],
  ['yen have their own hundredth of a reference unit', '1500', '1.5', 'JPY.DEMO'],
  ['and nothing below it', '1499', '0', 'JPY.DEMO'],
])('[AGENT-4] one in a thousand, %s', (_, turnover, amount, currency) => {
  const terms = dailySalaryTerms.parse({ groups: ['RNG'], tiers: [tier('0', 0, 1_000)] });
  expect(daily(terms, turnover, 0, '0', currency)).toBe(amount);
});

test('[AGENT-4] a day pays no more than its cap, and nothing for other games', () => {
  const terms = { ...A, capPerDay: '1000' };
  expect(daily(terms, '1200000', 14)).toBe('1000');
  const team = { turnover: { LIVE: of('1200000') }, net: 0n, active: 14 };
  expect(dailySalary(A, team, 'USD').amount).toBe(0n);
});

const hourly = hourlySalaryTerms.parse({
  minTurnover: '1000',
  ratePpm: 1_000,
  capPerHour: '50',
  capPerDay: '120',
});

test.each([
  ['the domain’s hour, capped', '52000', '0', '50'],
  ['below its cap', '49999.99', '0', '49.99'],
  ['exactly what is asked for', '1000', '0', '1'],
  ['a hundredth less than that', '999.99', '0', '0'],
  ['what the day still leaves', '52000', '100', '20'],
  ['a day that is full', '52000', '120', '0'],
])('[AGENT-4] an hour: %s', (_, turnover, before, amount) => {
  const hour = { turnover: { LOTT: of(turnover) }, before: of(before) };
  expect(writeAmount(hourlySalary(hourly, hour, 'USD').amount)).toBe(amount);
});

test('[AGENT-4] turnover that was paid by the hour leaves the day, group by group and never below nothing', () => {
  expect(hourly.groups).toEqual(['LOTT', 'ELOTT']);
  expect(hourly.stackable).toBe(false);
  const left = withoutPaid({ RNG: 100n, LOTT: 80n, ELOTT: 5n }, { LOTT: 30n, ELOTT: 9n, LIVE: 7n });
  expect(left).toEqual({ RNG: 100n, LOTT: 50n, ELOTT: 0n });
});
