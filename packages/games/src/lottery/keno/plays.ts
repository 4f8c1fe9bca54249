import { choose } from '@maneki/games/exact/choose';
import { numbers, parityOf, sumOf } from '../drawn.ts';
import { optionsPlay } from '../options-play.ts';
import { ENTERTAINMENT, type Play, type Result } from '../play.ts';
import { subsetPlay } from '../subset-play.ts';
import { ELEMENTS, HALF_CHANCES, SUM_CHANCES } from './data.ts';

export const BALLS = numbers(1, 80, 2);
export const DRAWN = 20;

const types = ENTERTAINMENT;

/** What a pick of so many numbers pays, by how many of them are drawn. */
const PICKS: readonly Readonly<Record<number, string>>[] = [
  { 1: '3.8' },
  { 2: '16' },
  { 2: '2', 3: '49' },
  { 2: '1', 3: '7', 4: '140' },
  { 3: '3', 4: '20', 5: '700' },
];

const sizeOf = (sum: number): string => {
  if (sum === 810) return 'EXACT';
  return sum > 810 ? 'BIG' : 'SMALL';
};

const halfOf = (result: Result): string => {
  const low = result.filter((ball) => Number(ball) <= 40).length;
  if (low * 2 === DRAWN) return 'EQUAL';
  return low * 2 > DRAWN ? 'UP' : 'DOWN';
};

/** Twenty of eighty numbers. */
export const kenoPlays: readonly Play[] = [
  ...PICKS.map((pays, at) => {
    const size = at + 1;
    return subsetPlay({
      name: 'PICK',
      place: size,
      types,
      pool: BALLS,
      size,
      most: size,
      named: [DRAWN, DRAWN],
      prizes: Object.entries(pays).map(([written, odds]) => {
        const hits = Number(written);
        const ways = choose(DRAWN, hits) * choose(BALLS.length - DRAWN, size - hits);
        return { hits, chance: [ways, choose(BALLS.length, size)], pays: odds };
      }),
      read: (result) => result,
    });
  }),
  optionsPlay({
    name: 'SUM_BS',
    types,
    prizes: [
      { of: ['BIG', 'SMALL'], chance: SUM_CHANCES.over810, pays: '1.95' },
      { of: ['EXACT'], chance: SUM_CHANCES.exactly810, pays: '215' },
    ],
    read: (result) => [sizeOf(sumOf(result))],
  }),
  optionsPlay({
    name: 'SUM_OE',
    types,
    prizes: [
      { of: ['ODD'], chance: SUM_CHANCES.odd, pays: '1.95' },
      { of: ['EVEN'], chance: SUM_CHANCES.even, pays: '1.95' },
    ],
    read: (result) => [parityOf(sumOf(result))],
  }),
  optionsPlay({
    name: 'HALF',
    types,
    prizes: [
      { of: ['UP', 'DOWN'], chance: HALF_CHANCES.moreOfOne, pays: '2.4' },
      { of: ['EQUAL'], chance: HALF_CHANCES.equal, pays: '4.75' },
    ],
    read: (result) => [halfOf(result)],
  }),
  optionsPlay({
    name: 'ELEMENT',
    types,
    prizes: ELEMENTS.map(({ name, chance, pays }) => ({ of: [name], chance, pays })),
    read: (result) => [ELEMENTS.find(({ most }) => sumOf(result) <= most)!.name],
  }),
];
