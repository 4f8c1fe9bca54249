import type { Play, Result } from '@maneki/games/lottery/play';

type NamedPlay = Pick<Play, 'code' | 'name' | 'place'>;

/**
 * The rules of a family read a second time, from the tables alone and in another way than its plays read them:
 * what proofs hold the plays against.
 */
export type SecondReading = {
  /** How often a line of a play wins by a result. */
  wins(play: NamedPlay, line: string, result: Result): number;
  /** Which prize of the play it wins, from 0 in the order of the tables; the first where nothing is said. */
  prize?(play: NamedPlay, line: string, result: Result): number;
};
