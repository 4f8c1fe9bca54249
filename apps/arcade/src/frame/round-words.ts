import type { PastRound } from '@maneki/contract/house/schemas';
import type { ReactNode } from 'react';

/** What a kind of game tells of a round of its own, in the list of rounds. */
export type RoundWords = {
  /** In one line, where there is more to say than that it is settled. */
  readonly note: (round: PastRound) => string | undefined;
  /** What was to be seen. */
  readonly picture: (round: PastRound) => ReactNode;
};
