import { expect, test } from 'vitest';
import { firstStake } from './play-state.ts';

const stakes = [5n, 10n, 20n, 50n, 100n];

test('the first stake leaves money for many rounds', () => {
  expect(firstStake(stakes, 999n)).toBe(5n);
  expect(firstStake(stakes, 1_000n)).toBe(10n);
});

test('the first stake is never beyond the third, however rich the player', () => {
  expect(firstStake(stakes, 10_000_000n)).toBe(20n);
});

test('a poor player begins with the least', () => {
  expect(firstStake(stakes, 3n)).toBe(5n);
});

test('the stake of last time is taken up again while it is offered and can be paid', () => {
  expect(firstStake(stakes, 999n, 100n)).toBe(100n);
  expect(firstStake(stakes, 100n, 100n)).toBe(100n);
  expect(firstStake(stakes, 99n, 100n)).toBe(5n);
  expect(firstStake(stakes, 999n, 70n)).toBe(5n);
});
