import { expect, test } from 'vitest';
import { echoOf, isLooping, loopMs } from './winner-loop.ts';

const lines = (count: number) => Array.from({ length: count }, (_, line) => line);

test('[HOME-10] six winners stand still, seven go round', () => {
  expect(isLooping(6)).toBe(false);
  expect(isLooping(7)).toBe(true);
  expect(isLooping(0)).toBe(false);
});

test('[HOME-10] only a board that goes round repeats its first lines, and only as many as it shows', () => {
  expect(echoOf(lines(6))).toEqual([]);
  expect(echoOf(lines(7))).toEqual([0, 1, 2, 3, 4, 5]);
  expect(echoOf(lines(100))).toHaveLength(6);
});

test('[HOME-10] a longer board takes longer, at the same pace', () => {
  expect(loopMs(100) / 100).toBe(loopMs(7) / 7);
});
