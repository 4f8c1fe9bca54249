import { expect, test } from 'vitest';
import { FAMILIES } from '../families.ts';
import { drawsOf } from '../testing/prove-play.ts';
import { isVietnam, prizesOf } from './prizes.ts';

test.each([
  ['VN_N', [1, 1, 2, 6, 4, 6, 3, 4]],
  ['VN_C', [1, 1, 1, 2, 7, 1, 3, 1, 1]],
  ['VN_S', [1, 1, 1, 2, 7, 1, 3, 1, 1]],
] as const)('a result of %s falls into its prizes, every number in one', (code, counts) => {
  const result = FAMILIES[code].draw(drawsOf(code));
  const prizes = prizesOf(code, result);
  expect(prizes.map(({ length }) => length)).toEqual([...counts]);
  expect(prizes.flat()).toEqual(result);
  for (const prize of prizes) expect(new Set(prize.map(({ length }) => length)).size).toBe(1);
});

test('only lotteries of Vietnam have them', () => {
  expect(Object.keys(FAMILIES).filter(isVietnam)).toEqual(['VN_N', 'VN_C', 'VN_S']);
});
