import { createChance } from './chance.ts';
import { Deviation, describeDifferences } from './deviation.ts';
import { matchAnswers } from './match-answers.ts';
import { isProper, type Step } from './message.ts';
import type { Books } from './model/books.ts';
import { sendMessage } from './send-message.ts';
import type { Mischief } from './stories/mischief.ts';
import { openRound } from './stories/round.ts';
import { chooseStory } from './stories/stories.ts';
import type { Tally } from './tally.ts';
import type { Wire } from './wire.ts';

const ROUNDS_OPEN_MAX = 4;
const MISCHIEF_PERCENT = 22;

export type SeatPlay = {
  readonly player: number;
  readonly seed: number;
  /** How many calls this player's rounds may come to; the last ones are played to their end. */
  readonly calls: number;
  readonly prefix: string;
  readonly books: Books;
  readonly mischief: Mischief;
  readonly wire: Wire;
  readonly tally: Tally;
  /** Whether another player's rounds have failed: then nothing more is learnt here. */
  isOver(): boolean;
};

type OpenRound = { readonly name: string; readonly steps: Generator<Step> };

/**
 * Plays one player's rounds, several at a time, one step after another: so the model knows every
 * answer. Each round has a chance of its own, made of the seed, the player and its number.
 */
export async function playSeat(play: SeatPlay): Promise<void> {
  const { player, seed, books, mischief } = play;
  const chance = createChance(seed, player);
  const open: OpenRound[] = [];
  let made = 0;
  let sent = 0;

  const perform = async (round: string, step: Step) => {
    sent += step.messages.length;
    await performStep(play, round, step);
  };

  while (!play.isOver()) {
    const isEnding = sent >= play.calls;
    if (isEnding && open.length === 0) return;
    if (!isEnding && open.length < 1 + chance.below(ROUNDS_OPEN_MAX)) {
      made += 1;
      const name = `${play.prefix}-${made}`;
      const own = createChance(seed, player, made);
      open.push({ name, steps: chooseStory(own)(openRound(books, own, name)) });
    }
    const place = chance.below(open.length);
    const round = open[place]!;
    const { done, value } = round.steps.next();
    if (done) open.splice(place, 1);
    else await perform(round.name, value);
    if (!isEnding && chance.happens(MISCHIEF_PERCENT))
      await perform('-', mischief.next(createChance(seed, player, -sent)));
  }
}

async function performStep(play: SeatPlay, round: string, step: Step): Promise<void> {
  const { player, books, mischief } = play;
  const exchanges = await Promise.all(step.messages.map((message) => sendMessage(play, message)));
  const differences = matchAnswers(books, exchanges);
  if (differences.length > 0)
    throw new Deviation(describeDifferences({ player, round, what: step.what }, differences));
  for (const message of step.messages) if (isProper(message)) mischief.remember(message.call);
}
