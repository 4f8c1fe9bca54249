import type { Chance } from '../chance.ts';
import * as disordered from './disordered-stories.ts';
import * as plain from './plain-stories.ts';
import type { Story } from './round.ts';

/** All that may happen in a round, and how often out of all rounds. */
const STORIES: readonly (readonly [number, Story])[] = [
  [20, plain.betAndWin],
  [15, plain.playAtOnce],
  [10, plain.winInParts],
  [12, plain.closeInOrder],
  [6, disordered.winBeforeBet],
  [6, disordered.rollbackBeforeBet],
  [7, disordered.rollBack],
  [5, disordered.rollBackTooLate],
  [4, disordered.closeTooEarly],
  [3, disordered.confuseRounds],
  [4, disordered.stakeEverything],
  [8, disordered.race],
];

const WEIGHT = STORIES.reduce((sum, [weight]) => sum + weight, 0);

export function chooseStory(chance: Chance): Story {
  let place = chance.below(WEIGHT);
  for (const [weight, story] of STORIES) {
    if (place < weight) return story;
    place -= weight;
  }
  return plain.betAndWin;
}
