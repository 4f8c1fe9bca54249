import type { VipLevel } from '@maneki/contract/rewards/vip';
import type { Levels } from './list-levels.ts';

const ASKED = ['turnoverRu', 'depositRu', 'keepRu'] as const satisfies readonly (keyof VipLevel)[];

const asksNoMore = (lower: VipLevel, upper: VipLevel) =>
  ASKED.every((name) => lower[name] <= upper[name]);

/** Which neighbour a level does not fit with: it asks for less than the lower one, or for more than the upper. */
export function findMisfit(levels: Levels, level: VipLevel): number | undefined {
  const below = levels[level.level - 1];
  const above = levels[level.level + 1];
  if (below && !asksNoMore(below, level)) return below.level;
  if (above && !asksNoMore(level, above)) return above.level;
  // Everybody begins here: it cannot ask for anything.
  if (level.level === 0 && ASKED.some((name) => level[name] > 0)) return level.level;
  return undefined;
}
