import { expect, test } from 'vitest';
import { gameAddress, readVendor, slotsAddress } from './slot-address.ts';

const game = { vendor: 'HSLOT', gameId: 'maneki3', category: 'RNG', hasFreePlay: true } as const;

test('[PLAY-1] a member who taps a game is led into it', () => {
  expect(gameAddress(game, 'real', true)).toBe('/m/launch?vendor=HSLOT&gameId=maneki3&mode=real');
  expect(gameAddress(game, 'free', true)).toBe('/m/launch?vendor=HSLOT&gameId=maneki3&mode=free');
});

test('[PLAY-1] a guest logs in first and then comes to the game', () => {
  const address = new URL(gameAddress(game, 'free', false), 'https://site.invalid');
  expect(address.pathname).toBe('/m/login');
  expect(address.searchParams.get('back')).toBe(gameAddress(game, 'free', true));
});

test('the list of a vendor is found again from its address', () => {
  const address = slotsAddress('HFOX');
  expect(address).toBe('/m/rng?vassalage=HFOX');
  expect(readVendor(new URLSearchParams(address.split('?')[1]))).toBe('HFOX');
  expect(slotsAddress()).toBe('/m/rng');
});

test.each(['', 'a b', '<script>', 'x'.repeat(65)])('%j names no vendor', (code) => {
  expect(readVendor(new URLSearchParams({ vassalage: code }))).toBeUndefined();
});
