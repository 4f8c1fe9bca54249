import { hasSeries, lotteryGroupOf } from '@maneki/contract/play/lottery';
import { LOTTERY_GAMES } from '@maneki/games/lottery/games';
import { expect, test } from 'vitest';
import { personalSeries } from './personal-series.ts';

test('wherever a series is chosen, members have one of their own', () => {
  const chosen = LOTTERY_GAMES.filter(
    ({ playTypes, prizeModes }) => playTypes.includes('TRADITION') && prizeModes.includes('LOTT'),
  );
  expect(chosen.filter(({ family }) => !hasSeries(lotteryGroupOf(family)))).toEqual([]);
  const families = new Set(chosen.map(({ family }) => family));
  const without = LOTTERY_GAMES.filter(({ family }) => !families.has(family));
  expect(new Set(without.map(({ family }) => family))).toEqual(new Set(['KENO', 'SEA']));
});

test.each([
  ['VN_N', 1_950],
  ['VN_S', 1_950],
  ['X115', 1_900],
  ['SSC', undefined],
  ['KENO', undefined],
] as const)('of %s a player has the series %s', (family, series) => {
  expect(personalSeries({ family }, { series: { VN: 1_950, '11X5': 1_900 } })).toBe(series);
  expect(personalSeries({ family }, { series: null })).toBeUndefined();
});
