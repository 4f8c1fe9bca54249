import { expect, test } from 'vitest';
import { msUntilChange } from './until-change.ts';

const NOW = Date.parse('2030-01-01T20:00:00Z');
const next = '2030-01-01T20:00:30Z';

test.each([
  ['nothing planned', null, 60_000],
  ['a round in 30 seconds', { open: null, next }, 31_000],
  ['a round tomorrow', { open: null, next: '2030-01-02T20:00:00Z' }, 60_000],
  ['one that ends before the next', { open: { endsAt: '2030-01-01T20:00:10Z' }, next }, 11_000],
  ['one that has just ended', { open: { endsAt: '2030-01-01T19:59:00Z' }, next: null }, 1_000],
])('[PROMO-3] the page looks again after %s', (_, rain, ms) => {
  expect(msUntilChange(rain, NOW)).toBe(ms);
});
