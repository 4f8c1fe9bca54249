import { rankOf, type Suit, suitOf } from '@maneki/games/cards/card';
import { letterOf } from './card-words.ts';

const SUIT_PATHS: Readonly<Record<Suit, string>> = {
  HEARTS:
    'M12 21C5 15.2 2.2 11.9 2.2 8.2A5 5 0 0 1 12 6.1a5 5 0 0 1 9.8 2.1C21.8 11.9 19 15.2 12 21z',
  DIAMONDS: 'M12 1.8L20 12l-8 10.2L4 12z',
  SPADES:
    'M12 2C5.6 7.3 2.6 10.6 2.6 14a4.6 4.6 0 0 0 8.1 3c-.2 2-.9 3.6-2.2 5h7c-1.3-1.4-2-3-2.2-5a4.6 4.6 0 0 0 8.1-3c0-3.4-3-6.7-9.4-12z',
  CLUBS:
    'M12 1.9a4.7 4.7 0 0 0-3.9 7.3A4.7 4.7 0 1 0 10.8 16.6c-.2 2.2-.9 3.9-2.3 5.4h7c-1.4-1.5-2.1-3.2-2.3-5.4a4.7 4.7 0 1 0 2.7-7.4A4.7 4.7 0 0 0 12 1.9z',
};

const isRed = (suit: Suit): boolean => suit === 'HEARTS' || suit === 'DIAMONDS';

/** A card of the house, open. Who draws it elsewhere says in words which one it is. */
export function CardFace({ card }: { card: number }) {
  const suit = suitOf(card);
  const path = SUIT_PATHS[suit];
  const isCourt = rankOf(card) > 10;
  return (
    <svg aria-hidden="true" className="card-face" data-red={isRed(suit)} viewBox="0 0 80 112">
      <rect className="card-paper" x="0.5" y="0.5" width="79" height="111" rx="8" />
      <text className="card-rank" x="7" y="27" fontSize={letterOf(card) === '10' ? 23 : 26}>
        {letterOf(card)}
      </text>
      <path d={path} transform="translate(7 33) scale(.72)" />
      {isCourt && <path className="card-crown" d={CROWN} transform="translate(30 30)" />}
      <path
        d={path}
        transform={`translate(${isCourt ? '27 54' : '22 46'}) scale(${isCourt ? 1.75 : 2.1})`}
      />
    </svg>
  );
}

const CROWN = 'M2 17L0 3l8 6 6-9 6 9 8-6-2 14z';

/** The back of all cards: the bell of the lucky cat on lacquer. */
export function CardBack() {
  return (
    <svg aria-hidden="true" className="card-back" viewBox="0 0 80 112">
      <rect className="card-lacquer" x="0.5" y="0.5" width="79" height="111" rx="8" />
      <rect className="card-line" x="6" y="6" width="68" height="100" rx="5" />
      {WAVES.map(({ x, y }) => (
        <path key={`${x} ${y}`} className="card-wave" d={`M${x} ${y}a8 8 0 0 1 16 0`} />
      ))}
      <circle className="card-medal" cx="40" cy="56" r="19" />
      <path
        className="card-bell"
        d="M40 44a10 10 0 0 0-10 10v6h20v-6a10 10 0 0 0-10-10zM29 62h22v3.5H29z"
      />
      <circle className="card-bell" cx="40" cy="68.5" r="3" />
    </svg>
  );
}

const WAVES = [20, 32, 88, 100].flatMap((y) => [8, 24, 40, 56].map((x) => ({ x, y })));
