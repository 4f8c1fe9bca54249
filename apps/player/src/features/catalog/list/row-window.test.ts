import { expect, test } from 'vitest';
import { findRows, listRows } from './row-window.ts';

const SIGHT = { screenPx: 800, rowPx: 200, rowCount: 667 };

test('at the beginning the first two screens are drawn', () => {
  expect(findRows({ ...SIGHT, scrolledPx: -300 })).toEqual({ first: 0, end: 7 });
  expect(findRows({ ...SIGHT, scrolledPx: 0 })).toEqual({ first: 0, end: 8 });
});

test('in the middle a screen above and one below are drawn, and no more', () => {
  expect(findRows({ ...SIGHT, scrolledPx: 20_000 })).toEqual({ first: 96, end: 108 });
});

test('nothing is drawn beyond the last row', () => {
  expect(findRows({ ...SIGHT, scrolledPx: 667 * 200 - 800 }).end).toBe(667);
  expect(findRows({ ...SIGHT, rowCount: 2, scrolledPx: 0 })).toEqual({ first: 0, end: 2 });
});

test('a list that has become shorter than the place in it shows its last row', () => {
  expect(findRows({ ...SIGHT, rowCount: 9, scrolledPx: 50_000 })).toEqual({ first: 8, end: 9 });
});

test('a list without rows has none to draw', () => {
  expect(listRows(findRows({ ...SIGHT, rowCount: 0, scrolledPx: 0 }), undefined)).toEqual([]);
});

test('however long a list is, three screens of it are in the document', () => {
  for (let scrolledPx = 0; scrolledPx < 667 * 200; scrolledPx += 137) {
    const { first, end } = findRows({ ...SIGHT, scrolledPx });
    expect(end - first).toBeLessThanOrEqual(13);
  }
});

test('the row with the focus stays, in its place among the others', () => {
  expect(listRows({ first: 3, end: 6 }, undefined)).toEqual([3, 4, 5]);
  expect(listRows({ first: 3, end: 6 }, 4)).toEqual([3, 4, 5]);
  expect(listRows({ first: 3, end: 6 }, 0)).toEqual([0, 3, 4, 5]);
  expect(listRows({ first: 3, end: 6 }, 9)).toEqual([3, 4, 5, 9]);
});
