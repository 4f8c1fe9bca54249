import { expect, test } from 'vitest';
import { addressKey, listAddressShares } from './address-key.ts';

test('IPv4 addresses count one by one', () => {
  expect(addressKey('192.0.2.1')).toBe('192.0.2.1');
});

test('IPv6 addresses of one network count together, those of the next do not', () => {
  const key = addressKey('2001:db8:1:2:3:4:5:6');
  expect(key).toBe('2001:db8:1:2::/64');
  expect(addressKey('2001:db8:1:2::ffff')).toBe(key);
  expect(addressKey('2001:0db8:0001:0002::1')).toBe(key);
  expect(addressKey('2001:db8:1:3::1')).not.toBe(key);
  expect(addressKey('::1')).toBe('0:0:0:0::/64');
  expect(addressKey('2001:db8::1')).toBe('2001:db8:0:0::/64');
});

test('an IPv6 address lies in networks of 64, 56 and 48 bits, an IPv4 address in none', () => {
  expect(listAddressShares('2001:db8:1:2345::6')).toEqual([
    { key: '2001:db8:1:2345::/64', times: 1 },
    { key: '2001:db8:1:2300::/56', times: 8 },
    { key: '2001:db8:1::/48', times: 64 },
  ]);
  expect(listAddressShares('192.0.2.1')).toEqual([{ key: '192.0.2.1', times: 1 }]);
});
