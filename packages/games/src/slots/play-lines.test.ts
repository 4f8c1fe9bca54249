import { expect, test } from 'vitest';
import { listLineWins } from './play-lines.ts';
import { slotModels } from './slot-models.ts';

const { tide20, triple5, wild25, book10 } = slotModels;

/** A window whose middle row is given and whose other rows win nothing. */
const middle = (row: string): string[] =>
  [...row].map((symbol, column) => `${'SQSQS'[column]}${symbol}${'QSQSQ'[column]}`);

const middleWins = (row: string) =>
  listLineWins({ ...tide20, lines: ['11111'] }, middle(row)).map(
    ({ symbol, count, pay }) => `${symbol}×${count} ${pay}`,
  );

test.each([
  ['111AK', ['1×3 40']],
  ['1111K', ['1×4 150']],
  ['11111', ['1×5 1000']],
  ['11A11', []],
  ['A1111', []],
])('%s pays the run from the left: %s', (row, wins) => {
  expect(middleWins(row)).toEqual(wins);
});

test.each([
  ['1W1AK', ['1×3 40']],
  ['W1WAK', ['1×3 40']],
  ['WW1WA', ['1×4 150']],
  ['WWWWW', ['W×5 2000']],
  ['AWWWW', ['A×5 125']],
])('wilds stand for the symbol of the run in %s: %s', (row, wins) => {
  expect(middleWins(row)).toEqual(wins);
});

test.each([
  ['WWWJK', ['W×3 50'], 'alone they pay 50, as four J only 15'],
  ['WWW1K', ['1×4 150'], 'alone they pay 50, as four dragons 150'],
  ['WWWWJ', ['W×4 250'], 'alone they pay 250, as five J only 50'],
  ['WWWSA', ['W×3 50'], 'they never stand for a scatter'],
  ['WWSAA', [], 'two of them pay nothing'],
])('leading wilds pay the larger prize in %s: %s (%s)', (row, wins) => {
  expect(middleWins(row)).toEqual(wins);
});

test('a win names its line and the places of its run', () => {
  const window = ['1AA', 'A1A', 'KQ1', 'Q1K', 'J4J'];
  expect(listLineWins({ ...tide20, lines: ['00000', '01210'] }, window)).toEqual([
    { symbol: '1', count: 4, line: 1, cells: [0, 4, 8, 10], pay: 150 },
  ]);
});

test('two cherries from the left pay on three reels, and elsewhere they do not', () => {
  const wins = (row: string) =>
    listLineWins({ ...triple5, lines: ['111'] }, middle(row)).map(({ pay }) => pay);
  expect(wins('CCP')).toEqual([3]);
  expect(wins('WCP')).toEqual([3]);
  expect(wins('CCC')).toEqual([12]);
  expect(wins('PCC')).toEqual([]);
  expect(wins('OOP')).toEqual([]);
});

test('wilds that multiply do so only for wins through them', () => {
  const window = middle('1W1WA');
  const cells = new Map([
    [4, 3],
    [10, 2],
  ]);
  const wins = listLineWins({ ...wild25, lines: ['11111'] }, window, cells);
  expect(wins.map(({ count, pay }) => [count, pay])).toEqual([[4, 300 * 3 * 2]]);
  const shorter = listLineWins({ ...wild25, lines: ['11111'] }, middle('1W1AW'), cells);
  expect(shorter.map(({ count, pay }) => [count, pay])).toEqual([[3, 75 * 3]]);
});

test('a book stands for any symbol, and five of them win no line', () => {
  const wins = (row: string) =>
    listLineWins({ ...book10, lines: ['11111'] }, middle(row)).map(({ pay }) => pay);
  expect(wins('SSKQA')).toEqual([5]);
  expect(wins('1SAAA')).toEqual([10]);
  expect(wins('SSSSS')).toEqual([]);
});
