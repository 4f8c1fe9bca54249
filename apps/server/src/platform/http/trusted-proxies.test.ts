import { expect, test } from 'vitest';
import { createTrustedProxies } from './trusted-proxies.ts';

test('addresses and ranges that the operator named are trusted, their neighbours are not', () => {
  const { isTrusted } = createTrustedProxies(['10.0.0.0/8', '192.0.2.7', '2001:db8::/32']);
  for (const address of [
    '10.0.0.1',
    '10.255.255.255',
    '192.0.2.7',
    '::ffff:10.1.2.3',
    '2001:db8::5',
  ])
    expect(isTrusted(address), address).toBe(true);
  for (const address of ['11.0.0.1', '9.255.255.255', '192.0.2.8', '2001:db9::5', '', 'localhost'])
    expect(isTrusted(address), address).toBe(false);
});

test('without a list nobody is trusted', () => {
  expect(createTrustedProxies([]).isTrusted('127.0.0.1')).toBe(false);
});
