import { expect, test } from 'vitest';
import { listWayWins } from './play-ways.ts';
import { slotModels } from './slot-models.ts';

const { ways243 } = slotModels;

test('ways are the product of the places in neighbouring columns', () => {
  const wins = listWayWins(ways243, ['1A1', '1KQ', '11W', 'KQJ', '111']);
  expect(wins).toEqual([{ symbol: '1', count: 3, ways: 6, cells: [0, 2, 3, 6, 7, 8], pay: 240 }]);
});

test('a wild counts for every symbol that runs through it', () => {
  const wins = listWayWins(ways243, ['1AK', 'WQJ', 'AWK', 'A43', 'SSS']);
  expect(wins.map(({ symbol, count, ways, pay }) => [symbol, count, ways, pay])).toEqual([
    ['1', 3, 1, 40],
    ['A', 4, 2, 40],
    ['K', 3, 2, 16],
  ]);
});

test('a run that does not begin in the first column, or is too short, pays nothing', () => {
  expect(listWayWins(ways243, ['AKQ', '111', '111', '111', '111'])).toEqual([]);
  expect(listWayWins(ways243, ['1AK', '1QJ', 'QJ4', '111', '111'])).toEqual([]);
  expect(listWayWins(ways243, ['SSS', 'SSS', 'SSS', 'SSS', 'SSS'])).toEqual([]);
});

test('the largest window pays every way', () => {
  const [win] = listWayWins(ways243, ['111', '111', '111', '111', '111']);
  expect(win).toMatchObject({ count: 5, ways: 243, pay: 243 * 500 });
});
