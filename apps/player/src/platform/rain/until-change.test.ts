import { expect, test } from 'vitest';
import { msUntilChange } from './until-change.ts';

const NOW = Date.parse('2030-01-01T20:00:00Z');

test.each([
  ['nothing planned', [], 60_000],
  ['a round in 30 seconds', ['2030-01-01T20:00:30Z'], 31_000],
  ['a round tomorrow', ['2030-01-02T20:00:00Z'], 60_000],
  ['the first of several', ['2030-01-01T20:00:30Z', '2030-01-01T20:00:10Z'], 11_000],
  ['one that has just ended', ['2030-01-01T19:59:00Z'], 1_000],
])('[PROMO-3] the page looks again after %s', (_, moments, ms) => {
  expect(msUntilChange(moments, NOW)).toBe(ms);
});
