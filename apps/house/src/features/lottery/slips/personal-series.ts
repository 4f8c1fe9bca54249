import { hasSeries, lotteryGroupOf } from '@maneki/contract/play/lottery';
import type { LotteryGame } from '@maneki/games/lottery/games';
import type { Session } from '#features/sessions';

/** Up to which series a player may bet at a game; undefined where nobody has one, or the platform told none. */
export function personalSeries(
  { family }: Pick<LotteryGame, 'family'>,
  { series }: Pick<Session, 'series'>,
): number | undefined {
  const group = lotteryGroupOf(family);
  return hasSeries(group) ? series?.[group] : undefined;
}
