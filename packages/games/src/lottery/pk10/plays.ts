import { numbers, parityOf } from '../drawn.ts';
import { optionsPlay } from '../options-play.ts';
import { PLAY_TYPES, type Play, type Result } from '../play.ts';

export const CARS = numbers(1, 10, 2);

const types = PLAY_TYPES;
const carAt = (result: Result, place: number): number => Number(result[place - 1]);
/** The middle one of all sums, 11, is small. */
const BIG_SUM = 12;
const sumOfFirst = (result: Result): number => carAt(result, 1) + carAt(result, 2);

const eachPlace = (places: number, playsOf: (place: number) => readonly Play[]) =>
  Array.from({ length: places }, (_, each) => playsOf(each + 1)).flat();

/** Ten cars, and the order in which they come in. */
export const pk10Plays: readonly Play[] = [
  ...eachPlace(10, (place) => [
    optionsPlay({
      name: 'CAR',
      place,
      types,
      prizes: [{ of: CARS, chance: [1, 10], pays: '9.7' }],
      read: (result) => [result[place - 1]!],
    }),
    optionsPlay({
      name: 'BS',
      place,
      types,
      prizes: [{ of: ['BIG', 'SMALL'], chance: [1, 2], pays: '1.94' }],
      read: (result) => [carAt(result, place) >= 6 ? 'BIG' : 'SMALL'],
    }),
    optionsPlay({
      name: 'OE',
      place,
      types,
      prizes: [{ of: ['ODD', 'EVEN'], chance: [1, 2], pays: '1.94' }],
      read: (result) => [parityOf(carAt(result, place))],
    }),
  ]),
  ...eachPlace(5, (place) => [
    optionsPlay({
      name: 'DT',
      place,
      types,
      prizes: [{ of: ['DRAGON', 'TIGER'], chance: [1, 2], pays: '1.94' }],
      read: (result) => [carAt(result, place) > carAt(result, 11 - place) ? 'DRAGON' : 'TIGER'],
    }),
  ]),
  optionsPlay({
    name: 'SUM',
    types,
    prizes: [
      { of: ['3', '4', '18', '19'], chance: [2, 90], pays: '43.5' },
      { of: ['5', '6', '16', '17'], chance: [4, 90], pays: '21.7' },
      { of: ['7', '8', '14', '15'], chance: [6, 90], pays: '14.5' },
      { of: ['9', '10', '12', '13'], chance: [8, 90], pays: '10.8' },
      { of: ['11'], chance: [10, 90], pays: '8.7' },
    ],
    bigFrom: BIG_SUM,
    read: (result) => [String(sumOfFirst(result))],
  }),
  optionsPlay({
    name: 'SUM_BS',
    types,
    prizes: [
      { of: ['BIG'], chance: [40, 90], pays: '2.16' },
      { of: ['SMALL'], chance: [50, 90], pays: '1.74' },
    ],
    read: (result) => [sumOfFirst(result) >= BIG_SUM ? 'BIG' : 'SMALL'],
  }),
  optionsPlay({
    name: 'SUM_OE',
    types,
    prizes: [
      { of: ['ODD'], chance: [50, 90], pays: '1.74' },
      { of: ['EVEN'], chance: [40, 90], pays: '2.16' },
    ],
    read: (result) => [parityOf(sumOfFirst(result))],
  }),
];
