import type { Category } from '@maneki/contract/play/tickets';
import { VIP_LEVELS } from '@maneki/contract/rewards/vip';
import { expect, test } from 'vitest';
import { type Given, rebateOf } from './rebate.ts';

const nothing: Given = { groupOf: (category) => category, of: () => 0n };

const of = (level: number, category: Category, validTurnover: bigint) =>
  rebateOf(VIP_LEVELS[level]!, [{ category, validTurnover }], nothing);

test.each([
  ['slots', 0, 'RNG', 10_000_000n, 20_000n],
  ['slots at the top', 10, 'RNG', 10_000_000n, 60_000n],
  ['fishing, as much as slots', 5, 'FISH', 10_000_000n, 40_000n],
  ['fishing, no more than 0.40 %', 10, 'FISH', 10_000_000n, 40_000n],
  ['tables', 3, 'LIVE', 10_000_000n, 16_000n],
  ['sports', 2, 'SPORTS', 10_000_000n, 14_000n],
  ['cockfights like sports', 2, 'COCKFIGHT', 10_000_000n, 14_000n],
  ['cards', 0, 'PVP', 10_000_000n, 5_000n],
  ['no lottery', 10, 'LOTT', 10_000_000n, 0n],
  ['half a unit is nothing', 0, 'PVP', 1_999n, 0n],
  ['a whole one is', 0, 'PVP', 2_000n, 1n],
] as const)('[PROMO-3] a day gives back %s', (_, level, category, turnover, rebate) => {
  expect(of(level, category, turnover)).toBe(rebate);
});

test('each category is rounded down by itself', () => {
  const played = (['RNG', 'LIVE'] as const).map((category) => ({ category, validTurnover: 999n }));
  expect(rebateOf(VIP_LEVELS[0]!, played, nothing)).toBe(1n);
});

test.each([
  ['nothing given', 0n, 60_000n],
  ['less given', 59_999n, 1n],
  ['as much given', 60_000n, 0n],
  ['more given', 80_000n, 0n],
  ['something taken back', -5n, 60_000n],
])('[PROMO-3] a level gives what is missing to its own: %s', (_, before, rebate) => {
  const given: Given = { groupOf: () => 'RNG', of: () => before };
  const played = [
    { category: 'RNG', validTurnover: 9_000_000n },
    { category: 'JACKPOT', validTurnover: 5_000_000n },
    { category: 'RNG', validTurnover: 1_000_000n },
  ] as const;
  expect(rebateOf(VIP_LEVELS[10]!, played, given)).toBe(rebate);
});

test('what was given in one group is not missing in another', () => {
  const given: Given = {
    groupOf: (category) => category,
    of: (group) => (group === 'RNG' ? 90_000n : 0n),
  };
  const played = (['RNG', 'LIVE'] as const).map((category) => ({
    category,
    validTurnover: 10_000_000n,
  }));
  expect(rebateOf(VIP_LEVELS[10]!, played, given)).toBe(30_000n);
});

test('a day on which bets were taken back gives nothing', () => {
  expect(of(10, 'RNG', -1_000n)).toBe(0n);
});
