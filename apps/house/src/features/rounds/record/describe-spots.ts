import { DRAGON_TIGER_SPOTS } from '@maneki/contract/house/dragon-tiger';
import type { BetLine } from '@maneki/contract/play/bet-text';
import { rankOf, type Suit, suitOf } from '@maneki/games/cards/card';
import type { KindFacts } from '../round.ts';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
const SIGNS: Readonly<Record<Suit, string>> = {
  SPADES: '♠',
  HEARTS: '♥',
  CLUBS: '♣',
  DIAMONDS: '♦',
};

/** What lies on each spot of a table, in the order in which it shows them. */
export function describeSpots(bet: KindFacts): readonly BetLine[] {
  const { stakes } = bet as { readonly stakes: Readonly<Record<string, string>> };
  return DRAGON_TIGER_SPOTS.flatMap((code) => {
    const stake = stakes[code];
    return stake === undefined ? [] : [{ code, stake }];
  });
}

/** The dragon's card, the tiger's, and who won. */
export function describeCards(outcome: KindFacts): string {
  const { dragon, tiger, result } = outcome as { dragon: number; tiger: number; result: string };
  return `${writeCard(dragon)} ${writeCard(tiger)} ${result}`;
}

const writeCard = (card: number): string => `${SIGNS[suitOf(card)]}${RANKS[rankOf(card) - 1]}`;
