import { VIP_LEVELS } from '@maneki/contract/rewards/vip';
import { expect, test } from 'vitest';
import { findMisfit } from '../levels/misfit.ts';
import { amountIn, climb, isExempt, judgeMonth, newLevels } from './standing.ts';
import { sumFacts } from './sum-facts.ts';

const usd = (units: number) => amountIn(units, 'USD');
const sums = { level: 0, highest: 0, currency: 'USD', monthTurnover: 0n };

test.each([
  ['both just reached', usd(1_000), usd(100), 1],
  ['a unit too little played', usd(1_000) - 1n, usd(100), 0],
  ['a unit too little paid in', usd(1_000), usd(100) - 1n, 0],
  ['much played, little paid in', usd(60_000_000), usd(299), 1],
  ['several at once', usd(20_000), usd(3_000), 3],
  ['everything', usd(60_000_000), usd(800_000), 10],
])('[PROMO-3] a level asks for play and for deposits: %s', (_, turnover, deposits, level) => {
  expect(climb(VIP_LEVELS, { ...sums, turnover, deposits })).toBe(level);
});

test.each([
  [usd(4_000) - 1n, 2],
  [usd(4_000), 3],
  [usd(10_000) - 1n, 3],
  [usd(10_000), 4],
])(
  '[PROMO-3] levels that were lost come back by a month of %s, each by what keeps it',
  (monthTurnover, level) => {
    const all = { turnover: usd(60_000), deposits: usd(3_000), monthTurnover };
    expect(climb(VIP_LEVELS, { ...sums, level: 2, highest: 4, ...all })).toBe(level);
  },
);

test('[PROMO-3] only levels above the highest one ever are new', () => {
  const levels = (highest: number, to: number) =>
    newLevels(VIP_LEVELS, { highest, to }).map(({ level }) => level);
  expect(levels(0, 3)).toEqual([1, 2, 3]);
  expect(levels(4, 3)).toEqual([]);
  expect(levels(2, 3)).toEqual([3]);
});

test.each([
  [3, usd(4_000), true, 3],
  [3, usd(4_000) - 1n, false, 2],
  [1, usd(200) - 1n, false, 1],
  [1, usd(200), true, 1],
])('[PROMO-3] level %i after a month of %s', (level, turnover, isKept, after) => {
  const standing = { level, currency: 'USD', upgradedMonth: '2029-10-01' };
  const judged = judgeMonth(VIP_LEVELS, standing, { month: '2029-12-01', turnover });
  expect(judged).toEqual({ isKept, level: after });
});

test('[PROMO-3] the month of an upgrade and the first one after it are exempt', () => {
  const months = ['2029-11-01', '2029-12-01', '2030-01-01', '2030-02-01'];
  expect(months.map((month) => isExempt('2029-12-01', month))).toEqual([true, true, true, false]);
  expect(isExempt(null, '2030-01-01')).toBe(false);
});

test('what many facts add is one sum for each wallet, and the latest month stands apart', () => {
  const fact = {
    ...{ memberId: 'm', merchantCode: 'maneki', currency: 'JPY', turnover: 100n, deposit: 0n },
    at: new Date('2030-01-31T12:00:00Z'),
  };
  const later = { ...fact, turnover: 7n, deposit: 5n, at: new Date('2030-02-01T12:00:00Z') };
  const monthOf = ({ at }: { readonly at: Date }) => `${at.toISOString().slice(0, 7)}-01`;
  const expected = { turnover: 107n, deposits: 5n, month: '2030-02-01', monthTurnover: 7n };
  expect(sumFacts([fact, later], monthOf)).toMatchObject([expected]);
  expect(sumFacts([later, fact], monthOf)).toMatchObject([expected]);
  expect(sumFacts([{ ...fact, currency: 'JPY.PLAY' }], monthOf)).toEqual([]);
});

test('a level stays between its neighbours', () => {
  const three = VIP_LEVELS[3]!;
  expect(findMisfit(VIP_LEVELS, three)).toBeUndefined();
  expect(findMisfit(VIP_LEVELS, { ...three, turnoverRu: 5_000 })).toBeUndefined();
  expect(findMisfit(VIP_LEVELS, { ...three, turnoverRu: 4_999 })).toBe(2);
  expect(findMisfit(VIP_LEVELS, { ...three, depositRu: 3_001 })).toBe(4);
  expect(findMisfit(VIP_LEVELS, { ...VIP_LEVELS[0]!, keepRu: 1 })).toBe(0);
});
