import { expect, test } from 'vitest';
import { roomIn } from './find-room.ts';

const lineOf = (depth: number) => Array.from({ length: depth }, (_, index) => `a${index + 1}`);

test('[REG-7] whoever registers stands below who invited them, or below the nearest above with room', () => {
  expect(roomIn(lineOf(1))).toBe('a1');
  expect(roomIn(lineOf(9))).toBe('a9');
  expect(roomIn(lineOf(10))).toBe('a9');
  expect(roomIn([])).toBe(null);
});
