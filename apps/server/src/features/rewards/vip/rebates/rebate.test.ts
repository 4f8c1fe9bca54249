import type { Category } from '@maneki/contract/play/tickets';
import { VIP_LEVELS } from '@maneki/contract/rewards/vip';
import { expect, test } from 'vitest';
import { rebateOf } from './rebate.ts';

const of = (level: number, category: Category, validTurnover: bigint) =>
  rebateOf(VIP_LEVELS[level]!, [{ category, validTurnover }]);

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
  expect(rebateOf(VIP_LEVELS[0]!, played)).toBe(1n);
});
