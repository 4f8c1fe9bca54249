/** How much noise a win deserves. What is not more than the stake is no win and is never celebrated. */
export type Celebration = 'none' | 'returned' | 'small' | 'big' | 'huge' | 'jackpot';

const BIG = 10n;
const HUGE = 50n;

export function celebrationOf(round: {
  readonly stake: bigint;
  readonly win: bigint;
  readonly hasJackpot: boolean;
}): Celebration {
  const { stake, win } = round;
  if (round.hasJackpot) return 'jackpot';
  if (win <= 0n) return 'none';
  if (win <= stake) return 'returned';
  if (win < stake * BIG) return 'small';
  return win < stake * HUGE ? 'big' : 'huge';
}
