import { DIGITS, distinct, parityOf, sumOf } from '../drawn.ts';
import { optionsPlay } from '../options-play.ts';
import { placesPlay } from '../places-play.ts';
import { ENTERTAINMENT, type Play, type Result, TRADITION } from '../play.ts';
import { subsetPlay } from '../subset-play.ts';

const PLACES = [1, 2, 3, 4, 5] as const;

/** Where three of the five digits stand. */
const THREES = { FIRST3: 0, MIDDLE3: 1, LAST3: 2 } as const;
const TWOS = { FIRST2: 0, LAST2: 3 } as const;

const threeFrom = (result: Result, start: number) => result.slice(start, start + 3);

export const sizeOf = (digit: number): string => (digit >= 5 ? 'BIG' : 'SMALL');

/** Big or small, odd or even, as letters. */
const letterOf = (word: string): string => word[0]!;
const lettersOf = (digit: number) => [letterOf(sizeOf(digit)), letterOf(parityOf(digit))];

/** The digits are a ring: 0 stands beside 9. */
export function shapeOf(three: readonly string[]): string {
  const digits = distinct(three).map(Number);
  if (digits.length === 1) return 'TRIPLE';
  if (digits.length === 2) return 'PAIR';
  const beside = digits.filter((digit) => digits.includes((digit + 1) % 10)).length;
  return ['MIXED', 'HALF', 'STRAIGHT'][beside]!;
}

const dragonTiger = (result: Result): string => {
  const difference = Number(result[0]) - Number(result[4]);
  if (difference === 0) return 'TIE';
  return difference > 0 ? 'DRAGON' : 'TIGER';
};

const entertainment: readonly Play[] = [
  ...PLACES.flatMap((place) => {
    const digitOf = (result: Result) => Number(result[place - 1]);
    return [
      optionsPlay({
        name: 'DIGIT',
        place,
        types: ENTERTAINMENT,
        prizes: [{ of: DIGITS, chance: [1, 10], pays: '9.7' }],
        read: (result) => [result[place - 1]!],
      }),
      optionsPlay({
        name: 'BS',
        place,
        types: ENTERTAINMENT,
        prizes: [{ of: ['BIG', 'SMALL'], chance: [1, 2], pays: '1.94' }],
        read: (result) => [sizeOf(digitOf(result))],
      }),
      optionsPlay({
        name: 'OE',
        place,
        types: ENTERTAINMENT,
        prizes: [{ of: ['ODD', 'EVEN'], chance: [1, 2], pays: '1.94' }],
        read: (result) => [parityOf(digitOf(result))],
      }),
    ];
  }),
  optionsPlay({
    name: 'SUM_BS',
    types: ENTERTAINMENT,
    prizes: [{ of: ['BIG', 'SMALL'], chance: [1, 2], pays: '1.94' }],
    read: (result) => [sumOf(result) >= 23 ? 'BIG' : 'SMALL'],
  }),
  optionsPlay({
    name: 'SUM_OE',
    types: ENTERTAINMENT,
    prizes: [{ of: ['ODD', 'EVEN'], chance: [1, 2], pays: '1.94' }],
    read: (result) => [parityOf(sumOf(result))],
  }),
  optionsPlay({
    name: 'DT',
    types: ENTERTAINMENT,
    prizes: [
      { of: ['DRAGON', 'TIGER'], chance: [45, 100], pays: '2.15' },
      { of: ['TIE'], chance: [10, 100], pays: '9.6' },
    ],
    read: (result) => [dragonTiger(result)],
  }),
  ...Object.entries(THREES).map(([place, start]) =>
    optionsPlay({
      name: 'SHAPE',
      place,
      types: ENTERTAINMENT,
      prizes: [
        { of: ['TRIPLE'], chance: [1, 100], pays: '95' },
        { of: ['STRAIGHT'], chance: [6, 100], pays: '16' },
        { of: ['PAIR'], chance: [27, 100], pays: '3.55' },
        { of: ['HALF'], chance: [36, 100], pays: '2.65' },
        { of: ['MIXED'], chance: [30, 100], pays: '3.2' },
      ],
      read: (result) => [shapeOf(threeFrom(result, start))],
    }),
  ),
];

const direct = (name: string, places: number, start: number, place?: string): Play =>
  placesPlay({
    name,
    ...(place && { place }),
    types: TRADITION,
    places,
    symbols: DIGITS,
    chance: [1, 10 ** places],
    read: (result) => result.slice(start, start + places),
  });

const oneRow = { types: TRADITION, pool: DIGITS, most: 10 } as const;

const tradition: readonly Play[] = [
  direct('DIRECT5', 5, 0),
  direct('DIRECT4', 4, 1),
  ...Object.entries(THREES).flatMap(([place, start]) => [
    direct('DIRECT3', 3, start, place),
    subsetPlay({
      ...oneRow,
      name: 'GROUP3',
      place,
      size: 2,
      ordered: true,
      named: [0, 2],
      prizes: [{ hits: 2, chance: [3, 1_000] }],
      read: (result) => {
        const digits = distinct(threeFrom(result, start));
        return digits.length === 2 ? digits : [];
      },
    }),
    subsetPlay({
      ...oneRow,
      name: 'GROUP6',
      place,
      size: 3,
      named: [1, 3],
      prizes: [{ hits: 3, chance: [6, 1_000] }],
      read: (result) => distinct(threeFrom(result, start)),
    }),
  ]),
  ...Object.entries(TWOS).flatMap(([place, start]) => [
    direct('DIRECT2', 2, start, place),
    subsetPlay({
      ...oneRow,
      name: 'GROUP2',
      place,
      size: 2,
      named: [1, 2],
      prizes: [{ hits: 2, chance: [2, 100] }],
      read: (result) => distinct(result.slice(start, start + 2)),
    }),
    placesPlay({
      name: 'BSOE',
      place,
      types: TRADITION,
      places: 2,
      symbols: ['B', 'S', 'O', 'E'],
      faces: DIGITS.map((digit) => ({ shows: lettersOf(Number(digit)), ways: 1 })),
      chance: [25, 100],
      read: (result) => result.slice(start, start + 2).map((digit) => lettersOf(Number(digit))),
    }),
  ]),
  ...PLACES.map((place) =>
    optionsPlay({
      name: 'FIX',
      place,
      types: TRADITION,
      prizes: [{ of: DIGITS, chance: [1, 10] }],
      read: (result) => [result[place - 1]!],
    }),
  ),
  subsetPlay({
    ...oneRow,
    name: 'ANY1',
    place: 'LAST3',
    size: 1,
    named: [1, 3],
    prizes: [{ hits: 1, chance: [271, 1_000] }],
    read: (result) => distinct(threeFrom(result, THREES.LAST3)),
  }),
  subsetPlay({
    ...oneRow,
    name: 'ANY2',
    place: 'LAST3',
    size: 2,
    named: [1, 3],
    prizes: [{ hits: 2, chance: [54, 1_000] }],
    read: (result) => distinct(threeFrom(result, THREES.LAST3)),
  }),
];

export const sscPlays: readonly Play[] = [...entertainment, ...tradition];
