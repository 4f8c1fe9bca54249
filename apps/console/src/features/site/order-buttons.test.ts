import { expect, test } from 'vitest';
import { moved } from './order-buttons.tsx';

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
])('a row moves from %i to %i', (from, to, expected) => {
  const list = ['a', 'b', 'c'];
  expect(moved(list, from, to)).toEqual(expected);
  expect(list).toEqual(['a', 'b', 'c']);
});
