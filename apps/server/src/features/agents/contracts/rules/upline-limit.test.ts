import { type Agreement, termsOf } from '@maneki/contract/agents/contract-terms';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dailySalary } from './salary.ts';
import { findBreach } from './upline-limit.ts';

const tier = (minTurnover: number, minActive: number, ratePpm: number, minNetLoss?: number) => ({
  minTurnover: `${minTurnover}`,
  minActive,
  ratePpm,
  ...(minNetLoss === undefined ? {} : { minNetLoss: `${minNetLoss}` }),
});
const daily = (tiers: readonly object[], groups = ['RNG', 'LIVE']): Agreement => ({
  kind: 'DAILY_SALARY',
  terms: termsOf.DAILY_SALARY.parse({ groups, tiers }),
});
const hourly = (minTurnover: string, ratePpm: number): Agreement => ({
  kind: 'HOURLY_SALARY',
  terms: termsOf.HOURLY_SALARY.parse({ minTurnover, ratePpm, capPerHour: '9', capPerDay: '9' }),
});
const dividend = (minNet: string, ratePpm: number): Agreement => ({
  kind: 'DIVIDEND',
  terms: termsOf.DIVIDEND.parse({
    tiers: [{ minNet, minTurnover: '0', minActive: 0, ratePpm }],
  }),
});
const payer = daily([tier(100_000, 3, 500), tier(300_000, 5, 800), tier(1_000_000, 10, 1_200)]);

test.each([
  ['the example of the domain', daily([tier(300_000, 5, 600)])],
  ['the payer’s own terms', payer],
  ['harder terms for less', daily([tier(2_000_000, 20, 1_100), tier(300_000, 5, 700)])],
])('[AGENT-4] %s fits', (_, child) => {
  expect(findBreach(child, payer)).toBeUndefined();
});

test.each([
  [daily([tier(1_000_000, 10, 1_201)]), 'rate', 'tiers.0.ratePpm', '0.1201%', '0.12%'],
  [daily([tier(299_999, 5, 600)]), 'threshold', 'tiers.0.minTurnover', '299,999.00', '300,000.00'],
  [daily([tier(300_000, 4, 600)]), 'threshold', 'tiers.0.minActive', '4', '5'],
] as const)('[AGENT-4] what breaks the limit is named: %#', (child, code, field, value, limit) => {
  expect(findBreach(child, payer)).toEqual({ code, field, value, limit });
});

test('[AGENT-4] a loss, other games, hours and dividends have their limits too', () => {
  const withLoss = daily([tier(0, 0, 500, 1_000)]);
  expect(findBreach(daily([tier(0, 0, 500)]), withLoss)).toMatchObject({
    ...{ code: 'threshold', field: 'tiers.0.minNetLoss', value: '0.00', limit: '1,000.00' },
  });
  expect(findBreach(daily([tier(0, 0, 500, 1_000)]), withLoss)).toBeUndefined();
  expect(findBreach(daily([tier(900_000, 9, 500)], ['RNG', 'PVP']), payer)).toEqual({
    ...{ code: 'group', field: 'groups', value: 'PVP' },
  });
  expect(findBreach(hourly('100', 900), hourly('100', 1_000))).toBeUndefined();
  expect(findBreach(hourly('99', 900), hourly('100', 1_000))).toMatchObject({
    field: 'minTurnover',
  });
  expect(findBreach(hourly('100', 1_001), hourly('100', 1_000))).toMatchObject({
    field: 'ratePpm',
  });
  expect(findBreach(dividend('99', 40_000), dividend('100', 50_000))).toMatchObject({
    field: 'tiers.0.minNet',
  });
});

const tiers = fc
  .uniqueArray(fc.integer({ min: 1, max: 2_000 }), { minLength: 1, maxLength: 4 })
  .chain((rates) =>
    fc.tuple(
      ...rates.map((rate) =>
        fc
          .tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 5 }))
          .map(([turnover, active]) => tier(turnover * 1_000, active, rate)),
      ),
    ),
  );

test('[AGENT-4] a team within the limit never brings its agent more than the larger team above brings theirs', () => {
  fc.assert(
    fc.property(
      tiers,
      tiers,
      fc.record({
        turnover: fc.bigInt({ min: 0n, max: 300_000_000n }),
        more: fc.bigInt({ min: 0n, max: 300_000_000n }),
        active: fc.integer({ min: 0, max: 6 }),
        others: fc.integer({ min: 0, max: 6 }),
      }),
      (above, below, team) => {
        const [parent, child] = [daily([...above]), daily([...below])];
        fc.pre(findBreach(child, parent) === undefined);
        if (parent.kind !== 'DAILY_SALARY' || child.kind !== 'DAILY_SALARY') return;
        const pay = (terms: typeof parent.terms, turnover: bigint, active: number) =>
          dailySalary(terms, { turnover: { RNG: turnover }, net: 0n, active }, 'USD').amount;
        const upper = pay(parent.terms, team.turnover + team.more, team.active + team.others);
        expect(upper).toBeGreaterThanOrEqual(pay(child.terms, team.turnover, team.active));
      },
    ),
    { numRuns: 120 },
  );
});
