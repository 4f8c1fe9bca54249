import { expect, test } from 'vitest';
import { findSpecialWins } from './play-special.ts';
import { slotModels } from './slot-models.ts';

const { book10 } = slotModels;

test('columns apart from each other are filled and pay on every line', () => {
  const { expanded, wins } = findSpecialWins(book10, {
    window: ['AKQ', 'JJQ', 'QAJ', 'KQ4', '34A'],
    symbol: 'A',
  });
  expect(expanded).toEqual({ symbol: 'A', columns: [0, 2, 4] });
  expect(wins).toHaveLength(10);
  expect(wins[3]).toEqual({ symbol: 'A', count: 3, line: 3, cells: [0, 8, 12], pay: 5 });
});

test('two columns are enough for a symbol that pays for two, and not for another', () => {
  const window = ['1KA', 'JJQ', '4A1', 'KQ4', '34K'];
  expect(findSpecialWins(book10, { window, symbol: '1' }).wins.map(({ pay }) => pay)).toEqual(
    new Array(10).fill(10),
  );
  expect(findSpecialWins(book10, { window, symbol: 'A' })).toEqual({ expanded: null, wins: [] });
});

test('a book is not the special symbol, though it is wild', () => {
  const window = ['ASQ', 'SJQ', 'ASJ', 'KQ4', '34K'];
  expect(findSpecialWins(book10, { window, symbol: 'A' }).expanded).toBeNull();
});
