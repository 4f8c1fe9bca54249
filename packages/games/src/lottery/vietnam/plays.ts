import { choose } from '@maneki/games/exact/choose';
import { distinct, numbers, parityOf } from '../drawn.ts';
import { optionsPlay } from '../options-play.ts';
import { PLAY_TYPES, type Play, type Result, type Share } from '../play.ts';
import { subsetPlay } from '../subset-play.ts';

/** What differs between regions: how many digits each prize has, the special one first, and what plays pay. */
export type Region = {
  readonly digits: readonly number[];
  readonly pays: Readonly<Record<'X2' | 'X3' | 'X4' | 'T4' | 'T8' | 'T10', string>>;
};

const types = PLAY_TYPES;
const tailsOf = (result: Result, digits: number): readonly string[] =>
  result.filter((prize) => prize.length >= digits).map((prize) => prize.slice(-digits));

const special = (result: Result): string => result[0]!;
const tailNumber = (result: Result): number => Number(special(result).slice(-2));

const NUMBERS = numbers(0, 99, 2);

/** How likely it is that all of some numbers occur among so many tails: none missing, by inclusion and exclusion. */
function allOccur(size: number, tails: number): Share {
  let ways = 0n;
  for (let missing = 0; missing <= size; missing += 1)
    ways +=
      (missing % 2 === 0 ? 1n : -1n) *
      BigInt(choose(size, missing)) *
      BigInt(100 - missing) ** BigInt(tails);
  return [ways, 100n ** BigInt(tails)];
}

const noneOccurs = (size: number, tails: number): Share => [
  BigInt(100 - size) ** BigInt(tails),
  100n ** BigInt(tails),
];

/** Tails of all prizes: so many units for a line as there are prizes, and paid as often as it occurs. */
function loPlay(digits: number, pays: string, region: Region): Play {
  const drawn = region.digits.filter((each) => each >= digits).length;
  return optionsPlay({
    name: `LO${digits}`,
    types,
    price: drawn,
    prizes: [{ of: numbers(0, 10 ** digits - 1, digits), chance: [drawn, 10 ** digits], pays }],
    winners: drawn,
    repeats: true,
    read: (result) => tailsOf(result, digits),
  });
}

/** Several numbers of which all occur, or none does. */
function setPlay(name: keyof Region['pays'], region: Region, most: number): Play {
  const size = Number(name.slice(1));
  const tails = region.digits.length;
  const all = name.startsWith('X');
  return subsetPlay({
    name,
    types,
    pool: NUMBERS,
    size,
    most,
    named: [1, tails],
    prizes: [
      {
        hits: all ? size : 0,
        chance: all ? allOccur(size, tails) : noneOccurs(size, tails),
        pays: region.pays[name],
      },
    ],
    read: (result) => distinct(tailsOf(result, 2)),
  });
}

export const vietnamPlays = (region: Region): readonly Play[] => [
  loPlay(2, '97.5', region),
  loPlay(3, '960', region),
  loPlay(4, '9000', region),
  optionsPlay({
    name: 'DE',
    types,
    prizes: [{ of: NUMBERS, chance: [1, 100], pays: '96' }],
    read: (result) => [special(result).slice(-2)],
  }),
  optionsPlay({
    name: 'C3',
    types,
    prizes: [{ of: numbers(0, 999, 3), chance: [1, 1_000], pays: '960' }],
    read: (result) => [special(result).slice(-3)],
  }),
  optionsPlay({
    name: 'DAU',
    types,
    prizes: [{ of: numbers(0, 9, 1), chance: [1, 10], pays: '9.6' }],
    read: (result) => [special(result).at(-2)!],
  }),
  optionsPlay({
    name: 'DUOI',
    types,
    prizes: [{ of: numbers(0, 9, 1), chance: [1, 10], pays: '9.6' }],
    read: (result) => [special(result).at(-1)!],
  }),
  setPlay('X2', region, 20),
  setPlay('X3', region, 12),
  setPlay('X4', region, 10),
  setPlay('T4', region, 10),
  setPlay('T8', region, 11),
  setPlay('T10', region, 12),
  optionsPlay({
    name: 'BS',
    types,
    prizes: [{ of: ['BIG', 'SMALL'], chance: [1, 2], pays: '1.94' }],
    read: (result) => [tailNumber(result) >= 50 ? 'BIG' : 'SMALL'],
  }),
  optionsPlay({
    name: 'OE',
    types,
    prizes: [{ of: ['ODD', 'EVEN'], chance: [1, 2], pays: '1.94' }],
    read: (result) => [parityOf(tailNumber(result))],
  }),
];
