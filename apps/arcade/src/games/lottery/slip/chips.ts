import { readAmount } from '#frame/money.ts';
import type { LotteryGameState } from '../lottery-state.ts';

const CHIPS_MAX = 5;

/** The stakes that one tap chooses: those of the house that a selection takes, beginning with the lowest. */
export function chipsOf({ stakes, limits }: Pick<LotteryGameState, 'stakes' | 'limits'>) {
  const least = readAmount(limits.ticketStakeMin);
  const most = readAmount(limits.ticketStakeMax);
  const taken = stakes.map(readAmount).filter((stake) => stake >= least && stake <= most);
  return taken.length > 0 ? taken.slice(0, CHIPS_MAX) : [least];
}
