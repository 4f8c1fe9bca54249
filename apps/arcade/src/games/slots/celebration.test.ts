import { expect, test } from 'vitest';
import { celebrationOf } from './celebration.ts';

const level = (win: bigint) => celebrationOf({ stake: 100n, win, hasJackpot: false });

test('nothing won is nothing to show', () => {
  expect(level(0n)).toBe('none');
});

test('a payback up to the stake is shown as returned, never as a win', () => {
  expect(level(1n)).toBe('returned');
  expect(level(100n)).toBe('returned');
  expect(level(101n)).toBe('small');
});

test('ten stakes are big and fifty are huge, one unit less is not', () => {
  expect(level(999n)).toBe('small');
  expect(level(1_000n)).toBe('big');
  expect(level(4_999n)).toBe('big');
  expect(level(5_000n)).toBe('huge');
});

test('a jackpot is its own celebration', () => {
  expect(celebrationOf({ stake: 100n, win: 20n, hasJackpot: true })).toBe('jackpot');
});
