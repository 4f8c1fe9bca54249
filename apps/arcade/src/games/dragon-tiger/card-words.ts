import { rankOf, suitOf } from '@maneki/games/cards/card';
import { useTranslations } from 'use-intl';

const LETTERS: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' };
const NAMES = { 1: 'ace', 11: 'jack', 12: 'queen', 13: 'king' } as const;
const SIGNS = { SPADES: '♠', HEARTS: '♥', CLUBS: '♣', DIAMONDS: '♦' } as const;

/** The rank as it stands on the card. */
export const letterOf = (card: number): string => LETTERS[rankOf(card)] ?? String(rankOf(card));

/** A card in two signs, for lists. */
export const signOf = (card: number): string => `${letterOf(card)}${SIGNS[suitOf(card)]}`;

/** A card as it is read out. */
export function useCardWords(): (card: number) => string {
  const t = useTranslations('arcadeDragonTiger');
  return (card) => {
    const name = NAMES[rankOf(card) as keyof typeof NAMES];
    return t('card', {
      rank: name ? t(`rank.${name}`) : letterOf(card),
      suit: t(`suit.${suitOf(card)}`),
    });
  };
}
