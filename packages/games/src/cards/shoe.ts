import type { Draws } from '../fair/draws.ts';
import { DECK } from './card.ts';

/** Several decks in an order that the draws alone decide: each order is as likely as any other. */
export function shuffleShoe(draws: Draws, decks: number): number[] {
  const cards = Array.from({ length: decks * DECK }, (_, place) => place % DECK);
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const chosen = draws.below(last + 1);
    [cards[last], cards[chosen]] = [cards[chosen]!, cards[last]!];
  }
  return cards;
}
