/** Cards are numbers: thirteen ranks from the ace up to the king, in four suits, and so on deck after deck. */
export const RANKS = 13;
export const SUITS = ['SPADES', 'HEARTS', 'CLUBS', 'DIAMONDS'] as const;
export const DECK = RANKS * SUITS.length;

export type Suit = (typeof SUITS)[number];

/** From 1, the ace, to 13, the king. */
export const rankOf = (card: number): number => (card % RANKS) + 1;

export const suitOf = (card: number): Suit => SUITS[Math.floor(card / RANKS) % SUITS.length]!;
