import { expect, test } from 'vitest';
import { readCode, readOneOf, writeFilters } from './address-filters.ts';

const address = new URLSearchParams('group=game&vendor=DS88&period=month');

test('a value that is not known, too long or empty is as if nobody had asked', () => {
  expect(readOneOf(address, 'group', ['game', 'deposit'])).toBe('game');
  expect(readOneOf(address, 'group', ['deposit'])).toBeUndefined();
  expect(readCode(address, 'vendor')).toBe('DS88');
  expect(readCode(new URLSearchParams({ vendor: 'x'.repeat(64) }), 'vendor')).toHaveLength(64);
  expect(readCode(new URLSearchParams({ vendor: 'x'.repeat(65) }), 'vendor')).toBeUndefined();
  expect(readCode(new URLSearchParams('vendor='), 'vendor')).toBeUndefined();
  expect(readCode(address, 'game')).toBeUndefined();
});

test('other filters leave the rest of the address as it is', () => {
  const next = writeFilters(address, { group: undefined, vendor: 'NAGA' });
  expect(`${next}`).toBe('vendor=NAGA&period=month');
  expect(`${address}`).toBe('group=game&vendor=DS88&period=month');
});
