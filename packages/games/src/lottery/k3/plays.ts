import { distinct, numbers, parityOf, sumOf } from '../drawn.ts';
import { optionsPlay } from '../options-play.ts';
import { PLAY_TYPES, type Play, type Result } from '../play.ts';
import { subsetPlay } from '../subset-play.ts';

const FACES = numbers(1, 6, 1);

const types = PLAY_TYPES;
const faces = { types, pool: FACES, most: 6, named: [1, 3], read: distinct } as const;

const facesOf = (result: Result, least: number): readonly string[] =>
  FACES.filter((face) => result.filter((shown) => shown === face).length >= least);

const STRAIGHTS = ['123', '234', '345', '456'];

/** Three dice. */
export const k3Plays: readonly Play[] = [
  optionsPlay({
    name: 'TOTAL',
    types,
    prizes: [
      { of: ['3', '18'], chance: [1, 216], pays: '205' },
      { of: ['4', '17'], chance: [3, 216], pays: '68' },
      { of: ['5', '16'], chance: [6, 216], pays: '34' },
      { of: ['6', '15'], chance: [10, 216], pays: '20.5' },
      { of: ['7', '14'], chance: [15, 216], pays: '13.7' },
      { of: ['8', '13'], chance: [21, 216], pays: '9.8' },
      { of: ['9', '12'], chance: [25, 216], pays: '8.2' },
      { of: ['10', '11'], chance: [27, 216], pays: '7.6' },
    ],
    read: (result) => [String(sumOf(result))],
  }),
  optionsPlay({
    name: 'BS',
    types,
    prizes: [{ of: ['BIG', 'SMALL'], chance: [1, 2], pays: '1.94' }],
    read: (result) => [sumOf(result) >= 11 ? 'BIG' : 'SMALL'],
  }),
  optionsPlay({
    name: 'OE',
    types,
    prizes: [{ of: ['ODD', 'EVEN'], chance: [1, 2], pays: '1.94' }],
    read: (result) => [parityOf(sumOf(result))],
  }),
  optionsPlay({
    name: 'ANY_TRIPLE',
    types,
    prizes: [{ of: ['TRIPLE'], chance: [6, 216], pays: '34' }],
    read: (result) => (facesOf(result, 3).length > 0 ? ['TRIPLE'] : []),
  }),
  optionsPlay({
    name: 'TRIPLE',
    types,
    prizes: [{ of: FACES, chance: [1, 216], pays: '205' }],
    read: (result) => facesOf(result, 3),
  }),
  optionsPlay({
    name: 'PAIR',
    types,
    prizes: [{ of: FACES, chance: [16, 216], pays: '12.8' }],
    read: (result) => facesOf(result, 2),
  }),
  subsetPlay({
    ...faces,
    name: 'TWO',
    size: 2,
    prizes: [{ hits: 2, chance: [30, 216], pays: '6.9' }],
  }),
  subsetPlay({
    ...faces,
    name: 'THREE',
    size: 3,
    prizes: [{ hits: 3, chance: [6, 216], pays: '34' }],
  }),
  optionsPlay({
    name: 'STRAIGHT',
    types,
    prizes: [{ of: ['STRAIGHT'], chance: [24, 216], pays: '8.6' }],
    read: (result) => (STRAIGHTS.includes(result.toSorted().join('')) ? ['STRAIGHT'] : []),
  }),
  subsetPlay({
    ...faces,
    name: 'ONE',
    size: 1,
    prizes: [{ hits: 1, chance: [91, 216], pays: '2.28' }],
  }),
];
