import { expect, test } from 'vitest';
import { addressKey } from './address-key.ts';

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
