import type { PastRound } from '@maneki/contract/house/schemas';
import type { ReactNode } from 'react';

/** What a kind of game tells of a round of its own, in the list of rounds. */
export type RoundWords = {
  /** In one line, where there is more to say than that it is settled. */
  readonly note: (round: PastRound) => string | undefined;
  /** What was to be seen. */
  readonly picture: (round: PastRound) => ReactNode;
  /** What proves it, where that is not one pair of seeds and a count: names and values. */
  readonly facts?: (round: PastRound) => readonly (readonly [string, string])[] | undefined;
  /** Why its seed is not told yet, where it is not the player who has it told. */
  readonly hidden?: string;
  /** What was bet on, for whoever plays it again. */
  readonly bet?: (round: PastRound) => Readonly<Record<string, string>>;
};
