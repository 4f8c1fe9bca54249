import { isWon } from '@maneki/games/dice/dice';
import { writeHundredths } from './choose-bet.ts';
import type { DiceRound } from './dice-view.ts';

type Rolled = Pick<DiceRound, 'bet' | 'outcome'>;

/** The number of a decided round, as it is read. */
export const rollOf = ({ outcome }: Rolled): string =>
  outcome ? writeHundredths(outcome.roll) : '–';

export const isWonRound = ({ bet, outcome }: Rolled): boolean =>
  outcome !== null && isWon(bet, outcome.roll);
