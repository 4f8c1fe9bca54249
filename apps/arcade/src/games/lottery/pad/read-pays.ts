import type { Fraction } from '@maneki/games/exact/fraction';
import type { Play } from '@maneki/games/lottery/play';
import { oddsAt, type SlipTerms } from '../slip/price.ts';

/** What the prizes of a play pay: odds in entertainment, what a unit wins in tradition. */
export type Pays = {
  /** All that there are, each once. */
  readonly all: readonly Fraction[];
  /** What each single symbol wins, where lines are single symbols and do not all win the same. */
  readonly bySymbol: ReadonlyMap<string, Fraction>;
};

/** Where there are more symbols than this, none says what it pays. */
const SYMBOLS_MAX = 100;

export function readPays(play: Play, terms: SlipTerms): Pays {
  const odds = oddsAt(play, terms);
  const isFree = terms.type === 'ENTERTAINMENT';
  const prizes = prizesBySymbol(play);
  const isAlike = new Set([...prizes.values()].map((prize) => keyOf(odds[prize]!))).size < 2;
  return {
    all: [...new Map(odds.map((each) => [keyOf(each), each])).values()],
    // In tradition all symbols of most plays win the same amount, which is said once.
    bySymbol:
      isAlike && !isFree
        ? new Map()
        : new Map([...prizes].map(([symbol, prize]) => [symbol, odds[prize]!])),
  };
}

const keyOf = ({ numerator, denominator }: Fraction): string => `${numerator}/${denominator}`;

/** Which prize each symbol wins. */
function prizesBySymbol({ grammar }: Play): ReadonlyMap<string, number> {
  const { symbols } = grammar.rows[0]!;
  if (grammar.form !== 'OPTIONS' || symbols.length > SYMBOLS_MAX) return new Map();
  return new Map([...grammar.list([symbols])].map(({ key, prizes }) => [key, prizes[0]!]));
}
