import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

test('the last byte of an IPv4 address does not matter, the one before it does', () => {
  expect(networkOf('192.0.2.1')).toBe('192.0.2.0/24');
  expect(networkOf('192.0.2.255')).toBe('192.0.2.0/24');
  expect(networkOf('192.0.3.1')).toBe('192.0.3.0/24');
});

test('an IPv4 address written as an IPv6 one is the same address', () => {
  expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.0/24');
  expect(networkOf('::FFFF:192.0.2.1')).toBe('192.0.2.0/24');
});

test('IPv6 addresses share a network by their first 48 bits, however they are written', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1::/48');
  expect(networkOf('2001:0DB8:0001:ffff::1')).toBe('2001:db8:1::/48');
  expect(networkOf('2001:db8:2::1')).toBe('2001:db8:2::/48');
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0::/48');
  expect(networkOf('::1')).toBe('0:0:0::/48');
});

test('what is no address has no network', () => {
  expect(networkOf('')).toBe('');
  expect(networkOf('somewhere')).toBe('');
});
