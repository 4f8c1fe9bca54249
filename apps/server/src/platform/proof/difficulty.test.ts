import { expect, test } from 'vitest';
import { chooseBits, LOAD, ORDINARY_BITS } from './difficulty.ts';

const bits = (ofAddress: number, ofMerchant = 0) =>
  chooseBits(ORDINARY_BITS, { ofAddress, ofMerchant });

test('what people ask for costs 2^16 hashes', () => {
  for (const count of [0, 1, 6]) expect(bits(count)).toBe(13);
  expect(bits(1, 120)).toBe(13);
});

test('every doubling of what an address asks for doubles the work, up to 32 times', () => {
  expect([7, 12, 13, 24, 25, 49, 97, 10_000].map((count) => bits(count))).toEqual([
    14, 14, 15, 15, 16, 17, 18, 18,
  ]);
});

test('a crowd at one merchant makes it harder for everybody, but four times at most', () => {
  expect([121, 240, 241, 100_000].map((count) => bits(1, count))).toEqual([14, 14, 15, 15]);
});

test('nobody is asked for more than can be solved within the time of a challenge', () => {
  const most = ORDINARY_BITS + LOAD.address.bitsMax + LOAD.merchant.bitsMax;
  expect(bits(1e9, 1e9)).toBe(most);
  expect(chooseBits(19, { ofAddress: 1e9, ofMerchant: 1e9 })).toBe(20);
});
