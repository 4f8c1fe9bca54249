import { REBATE_TERMS, type RebateGroup } from '@maneki/contract/agents/rebate-groups';
import { VIP_LEVELS } from '@maneki/contract/rewards/vip';
import { FAMILIES } from '@maneki/games/lottery/families';
import { oddsOf, returnsOf } from '@maneki/games/lottery/odds';
import { expect, test } from 'vitest';
import { budgetOf, isWithinBudget } from './budget.ts';

const PPM = 1_000_000n;

const shipped = (group: RebateGroup) =>
  budgetOf(group, REBATE_TERMS[group].cap, { levels: VIP_LEVELS, salaries: [] });

test.each([
  ['LIVE', 8_200, 8_463],
  ['RNG', 15_200, 28_800],
  ['ELOTT', 6_200, 20_000],
  ['SSC', 1_200, 12_000],
] as const)(
  '[AGENT-4] of %s %d of a million are given away, where %d may be',
  (group, sum, limit) => {
    expect(shipped(group)).toMatchObject({ sum, limit });
    expect(isWithinBudget(shipped(group))).toBe(true);
  },
);

test('[AGENT-4] lotteries at fixed odds leave the house what their most generous play does', () => {
  const plays = Object.values(FAMILIES)
    .flatMap((family) => family.plays)
    .filter(({ types }) => types.includes('ENTERTAINMENT'));
  const returns = plays
    .flatMap((play) => returnsOf(play, oddsOf(play, { type: 'ENTERTAINMENT', mode: 'ELOTT' })))
    .map(({ numerator, denominator }) => Number((numerator * PPM) / denominator));
  expect(shipped('ELOTT').edge).toBe(Number(PPM) - Math.max(...returns));
});
