import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

test('[CASH-3] neighbours are in one network, others are not', () => {
  expect(networkOf('203.0.113.7')).toBe(networkOf('203.0.113.250'));
  expect(networkOf('203.0.113.7')).not.toBe(networkOf('203.0.114.7'));
  expect(networkOf('2001:db8:1:2::7')).toBe(networkOf('2001:db8:1:2:9::1'));
  expect(networkOf('2001:db8:1:2::7')).not.toBe(networkOf('2001:db8:1:3::7'));
});
