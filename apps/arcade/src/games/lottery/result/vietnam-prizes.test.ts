import { FAMILIES } from '@maneki/games/lottery/families';
import { drawsOf } from '@maneki/games/lottery/testing/prove-play';
import { expect, test } from 'vitest';
import { prizesOf } from './vietnam-prizes.ts';

test.each(['VN_N', 'VN_C', 'VN_S'] as const)('a board of %s has every number once', (code) => {
  const result = FAMILIES[code].draw(drawsOf(code));
  const prizes = prizesOf(code, result);
  expect(prizes.flat()).toEqual(result);
  for (const prize of prizes) expect(new Set(prize.map(({ length }) => length)).size).toBe(1);
});
