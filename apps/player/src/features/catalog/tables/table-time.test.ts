import { expect, test } from 'vitest';
import { isOutdated, nextLookMs, nextTickMs, secondsLeft, timeAt } from './table-time.ts';

const NOW = Date.parse('2030-01-01T12:00:00Z');
const ending = (inMs: number) => ({ phaseEndsAt: new Date(NOW + inMs).toISOString() });
const RESTING = { phaseEndsAt: null };

test('[PLAY-6] time at a table goes by the house, whatever the clock of the phone says', () => {
  expect(timeAt({ now: NOW, seenAt: 5_000 }, 5_000)).toBe(NOW);
  expect(timeAt({ now: NOW, seenAt: 5_000 }, 7_500)).toBe(NOW + 2_500);
});

test.each([
  [15_000, 15],
  [14_999, 15],
  [1_001, 2],
  [1_000, 1],
  [1, 1],
  [0, 0],
  [-4_000, 0],
])('[PLAY-6] with %d ms left a countdown shows %d', (inMs, seconds) => {
  expect(secondsLeft(ending(inMs), NOW)).toBe(seconds);
});

test('[PLAY-6] a table that rests counts nothing down', () => {
  expect(secondsLeft(RESTING, NOW)).toBeUndefined();
  expect(isOutdated(RESTING, NOW + 86_400_000)).toBe(false);
});

test.each([
  [14_300, 300],
  [14_000, 1_000],
  [250, 250],
  [-300, 1_000],
])('[PLAY-6] with %d ms left the figure changes in %d ms', (inMs, tick) => {
  expect(nextTickMs(ending(inMs), NOW)).toBe(tick);
});

test('[PLAY-6] what should have ended more than ten seconds ago is shown no longer', () => {
  expect(isOutdated(ending(-10_000), NOW)).toBe(false);
  expect(isOutdated(ending(-10_001), NOW)).toBe(true);
});

test.each([
  ['a phase that lasts', [ending(14_000)], 5_000],
  ['a phase that ends soon', [ending(14_000), ending(2_000)], 2_400],
  ['a phase that ends now', [ending(100)], 1_000],
  ['a phase that is over', [ending(-3_000)], 1_000],
  ['a table that rests', [RESTING], 5_000],
  ['no table', [], 5_000],
])('[PLAY-6] with %s the house is asked again in time', (_, tables, wait) => {
  expect(nextLookMs(tables, NOW)).toBe(wait);
});
