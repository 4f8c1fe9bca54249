import { numbers } from '../drawn.ts';
import { optionsPlay } from '../options-play.ts';
import { placesPlay } from '../places-play.ts';
import { PLAY_TYPES, type Play } from '../play.ts';
import { subsetPlay } from '../subset-play.ts';

export const BALLS = numbers(1, 11, 2);
export const DRAWN = 5;

const types = PLAY_TYPES;

/** How many of the 462 sets of five let a choice of so many numbers win. */
const ANY = [
  { size: 1, ways: 210, pays: '2.13' },
  { size: 2, ways: 84, pays: '5.3' },
  { size: 3, ways: 28, pays: '16' },
  { size: 4, ways: 7, pays: '64' },
  { size: 5, ways: 1, pays: '445' },
  { size: 6, ways: 6, pays: '74' },
  { size: 7, ways: 21, pays: '21.3' },
  { size: 8, ways: 56, pays: '8' },
] as const;

/** The first two or three that are drawn, in their order or in any. */
const FIRST = [
  { places: 2, orders: 110, direct: '106.7', sets: 55, group: '53.3' },
  { places: 3, orders: 990, direct: '960', sets: 165, group: '160' },
] as const;

/** Five of eleven numbers, one after the other. */
export const x115Plays: readonly Play[] = [
  ...ANY.map(({ size, ways, pays }) =>
    subsetPlay({
      name: 'ANY',
      place: size,
      types,
      pool: BALLS,
      size,
      most: BALLS.length,
      named: [DRAWN, DRAWN],
      prizes: [{ hits: Math.min(size, DRAWN), chance: [ways, 462], pays }],
      read: (result) => result,
    }),
  ),
  ...numbers(1, DRAWN, 1).map((place, at) =>
    optionsPlay({
      name: 'PLACE',
      place,
      types,
      prizes: [{ of: BALLS, chance: [1, 11], pays: '10.67' }],
      read: (result) => [result[at]!],
    }),
  ),
  ...FIRST.flatMap(({ places, orders, direct, sets, group }) => [
    placesPlay({
      name: 'DIRECT',
      place: places,
      types,
      places,
      symbols: BALLS,
      distinct: true,
      chance: [1, orders],
      pays: direct,
      read: (result) => result.slice(0, places),
    }),
    subsetPlay({
      name: 'GROUP',
      place: places,
      types,
      pool: BALLS,
      size: places,
      most: BALLS.length,
      named: [places, places],
      prizes: [{ hits: places, chance: [1, sets], pays: group }],
      read: (result) => result.slice(0, places),
    }),
  ]),
];
