import { expect, test } from 'vitest';
import { readDraws, sharedMessageOf } from '../fair/draws.ts';
import { scriptDraws } from '../testing/script-draws.ts';
import { signBlocks } from '../testing/sign-blocks.ts';
import { DECK, rankOf, suitOf } from './card.ts';
import { shuffleShoe } from './shoe.ts';

const DECKS = 8;
const SEED = '00'.repeat(31).concat('07');

const shoeOf = (roundNo: number) =>
  shuffleShoe(
    readDraws(
      signBlocks(SEED, (counter) => sharedMessageOf({ gameId: 'table', roundNo }, counter)),
    ),
    DECKS,
  );

test('a shoe has each card of a deck eight times, in the same order for the same seed', () => {
  const shoe = shoeOf(1);
  expect(shoe).toHaveLength(DECKS * DECK);
  for (let card = 0; card < DECK; card += 1)
    expect(shoe.filter((one) => one === card)).toHaveLength(DECKS);
  expect(shoeOf(1)).toEqual(shoe);
  expect(shoeOf(2)).not.toEqual(shoe);
});

test('each order is drawn by one way: the last card among all, the next among the rest', () => {
  const draws = scriptDraws(Array.from({ length: DECK - 1 }, (_, place) => DECK - 1 - place));
  expect(shuffleShoe(draws, 1)).toEqual(Array.from({ length: DECK }, (_, card) => card));
  expect(draws.asked).toEqual(Array.from({ length: DECK - 1 }, (_, place) => DECK - place));
});

test.each([
  [0, 1, 'SPADES'],
  [12, 13, 'SPADES'],
  [13, 1, 'HEARTS'],
  [51, 13, 'DIAMONDS'],
  [52, 1, 'SPADES'],
])('card %s has rank %s of %s', (card, rank, suit) => {
  expect([rankOf(card), suitOf(card)]).toEqual([rank, suit]);
});
