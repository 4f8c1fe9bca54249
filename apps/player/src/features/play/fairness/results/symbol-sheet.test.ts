import { expect, test } from 'vitest';
import { listWinningCells, placeOnSheet } from './symbol-sheet.ts';

const symbols = ['W', 'S', '1', '2', '3', '4', 'A', 'K', 'Q', 'J'];

test('a symbol is found on its sheet by its place in the machine', () => {
  expect(placeOnSheet(symbols, 'W')?.backgroundPosition).toBe('0% 0%');
  expect(placeOnSheet(symbols, '2')?.backgroundPosition).toBe('100% 0%');
  expect(placeOnSheet(symbols, 'J')).toEqual({
    backgroundSize: '400% 300%',
    backgroundPosition: `${(1 / 3) * 100}% 100%`,
  });
});

test('a sheet of one line has no second one to look in', () => {
  expect(placeOnSheet(['A', 'B'], 'B')?.backgroundPosition).toBe(`${(1 / 3) * 100}% 0%`);
});

test('an unknown symbol has no place', () => {
  expect(placeOnSheet(symbols, 'X')).toBeUndefined();
});

test('cells of all prizes and of scatters are shown as winning, each once', () => {
  const spin = { wins: [{ cells: [0, 3, 6] }, { cells: [0, 4] }], scatter: { cells: [8] } };
  expect([...listWinningCells(spin)]).toEqual([0, 3, 6, 4, 8]);
  expect(listWinningCells({ wins: [], scatter: null }).size).toBe(0);
});
