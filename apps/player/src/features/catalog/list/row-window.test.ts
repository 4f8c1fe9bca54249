import { expect, test } from 'vitest';
import {
  findRows,
  listTiles,
  nextStep,
  stepTowards,
  type TileRange,
  tilesOf,
} from './row-window.ts';

const SIGHT = { screenPx: 800, rowPx: 200, rowCount: 667 };

test('at the beginning the first screen and most of the next are drawn', () => {
  expect(findRows({ ...SIGHT, scrolledPx: -300 })).toEqual({ first: 0, end: 6 });
  expect(findRows({ ...SIGHT, scrolledPx: 0 })).toEqual({ first: 0, end: 7 });
});

test('in the middle most of a screen above and below are drawn as well, and no more', () => {
  expect(findRows({ ...SIGHT, scrolledPx: 20_000 })).toEqual({ first: 97, end: 107 });
});

test('nothing is drawn beyond the last row', () => {
  expect(findRows({ ...SIGHT, scrolledPx: 667 * 200 - 800 }).end).toBe(667);
  expect(findRows({ ...SIGHT, rowCount: 2, scrolledPx: 0 })).toEqual({ first: 0, end: 2 });
});

test('a list that has become shorter than the place in it shows its last row', () => {
  expect(findRows({ ...SIGHT, rowCount: 9, scrolledPx: 50_000 })).toEqual({ first: 8, end: 9 });
});

test('a list without rows has none to draw', () => {
  const rows = findRows({ ...SIGHT, rowCount: 0, scrolledPx: 0 });
  expect(listTiles(tilesOf(rows, 3), { row: undefined, columns: 3, count: 0 })).toEqual([]);
});

test('however long a list is, three screens of it are in the document', () => {
  for (let scrolledPx = 0; scrolledPx < 667 * 200; scrolledPx += 137) {
    const { first, end } = findRows({ ...SIGHT, scrolledPx });
    expect(end - first).toBeLessThanOrEqual(13);
  }
});

test('the row with the focus stays, in its place among the others', () => {
  const kept = (row: number | undefined) => ({ row, columns: 3, count: 20 });
  expect(listTiles({ first: 9, end: 12 }, kept(undefined))).toEqual([9, 10, 11]);
  expect(listTiles({ first: 9, end: 12 }, kept(3))).toEqual([9, 10, 11]);
  expect(listTiles({ first: 9, end: 12 }, kept(0))).toEqual([0, 1, 2, 9, 10, 11]);
  expect(listTiles({ first: 9, end: 12 }, kept(6))).toEqual([9, 10, 11, 18, 19]);
});

/** All steps until nothing changes any more. */
function walk(from: TileRange, wanted: TileRange, tiles = 1): TileRange[] {
  const steps: TileRange[] = [];
  for (let now = from; now.first !== wanted.first || now.end !== wanted.end; ) {
    now = stepTowards(now, wanted, tiles);
    steps.push(now);
    if (steps.length > 100) throw new Error('It never arrives.');
  }
  return steps;
}

test('tiles come one at a time, and those that are no longer needed go at once', () => {
  expect(walk({ first: 0, end: 4 }, { first: 2, end: 7 })).toEqual([
    { first: 2, end: 5 },
    { first: 2, end: 6 },
    { first: 2, end: 7 },
  ]);
  expect(walk({ first: 6, end: 9 }, { first: 4, end: 8 })).toEqual([
    { first: 5, end: 8 },
    { first: 4, end: 8 },
  ]);
});

test('after a leap the middle of the screen comes first', () => {
  const steps = walk({ first: 0, end: 4 }, { first: 50, end: 55 });
  expect(steps[0]).toEqual({ first: 52, end: 53 });
  expect(steps.at(-1)).toEqual({ first: 50, end: 55 });
});

test('a list of one tile, or of none, is drawn whole', () => {
  expect(walk({ first: 0, end: 4 }, { first: 0, end: 1 })).toEqual([{ first: 0, end: 1 }]);
  expect(stepTowards({ first: 3, end: 9 }, { first: 0, end: 0 }, 4)).toEqual({ first: 0, end: 0 });
});

test('larger steps reach no further than they should', () => {
  expect(walk({ first: 0, end: 4 }, { first: 50, end: 55 }, 12)).toEqual([
    { first: 52, end: 55 },
    { first: 50, end: 55 },
  ]);
});

test('a quick phone draws more at a time, a slow one less, and never nothing', () => {
  expect(nextStep(1, 16)).toBe(2);
  expect(nextStep(2, 16)).toBe(3);
  expect(nextStep(3, 25)).toBe(3);
  expect(nextStep(3, 60)).toBe(1);
  expect(nextStep(1, 60)).toBe(1);
});
