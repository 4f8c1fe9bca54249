import { DIGITS, distinct, numbers } from '../drawn.ts';
import { optionsPlay } from '../options-play.ts';
import { ENTERTAINMENT, type Play, type Result } from '../play.ts';

const types = ENTERTAINMENT;

const topOf = ([top]: Result, digits: number): string => top!.slice(-digits);
const bottomOf = ([, bottom]: Result): string => bottom!;

const inOrder = (digits: string): string => [...digits].sort().join('');

/** Three digits whose order does not matter, by how many different ones they are. */
const setsOf = (different: number): readonly string[] =>
  distinct(numbers(0, 999, 3).map(inOrder)).filter((digits) => new Set(digits).size === different);

/** A number of six digits, of which the last three are the top, and one of two: the bottom. */
export const seaPlays: readonly Play[] = [
  optionsPlay({
    name: 'TOP3',
    types,
    prizes: [{ of: numbers(0, 999, 3), chance: [1, 1_000], pays: '900' }],
    read: (result) => [topOf(result, 3)],
  }),
  optionsPlay({
    name: 'TOD3',
    types,
    prizes: [
      { of: setsOf(3), chance: [6, 1_000], pays: '150' },
      { of: setsOf(2), chance: [3, 1_000], pays: '300' },
    ],
    spell: inOrder,
    read: (result) => [inOrder(topOf(result, 3))],
  }),
  optionsPlay({
    name: 'TOP2',
    types,
    prizes: [{ of: numbers(0, 99, 2), chance: [1, 100], pays: '95' }],
    read: (result) => [topOf(result, 2)],
  }),
  optionsPlay({
    name: 'BOTTOM2',
    types,
    prizes: [{ of: numbers(0, 99, 2), chance: [1, 100], pays: '95' }],
    read: (result) => [bottomOf(result)],
  }),
  optionsPlay({
    name: 'RUN_TOP',
    types,
    prizes: [{ of: DIGITS, chance: [271, 1_000], pays: '3.45' }],
    winners: 3,
    read: (result) => distinct([...topOf(result, 3)]),
  }),
  optionsPlay({
    name: 'RUN_BOTTOM',
    types,
    prizes: [{ of: DIGITS, chance: [19, 100], pays: '4.9' }],
    winners: 2,
    read: (result) => distinct([...bottomOf(result)]),
  }),
];
