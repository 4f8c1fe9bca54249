import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { readVisitor } from './read-visitor.ts';
import { createTrustedProxies } from './trusted-proxies.ts';

const visitorOf = (
  remoteAddress: string,
  headers: Record<string, string>,
  { tellHost = true } = {},
) =>
  readVisitor(
    { headers, socket: { remoteAddress, localPort: 3000 } } as unknown as IncomingMessage,
    createTrustedProxies(['10.0.0.0/8'], { tellHost }),
  );

test('without a proxy the socket tells who asks, and forwarded headers are ignored', () => {
  const visitor = visitorOf('198.51.100.7', {
    host: 'Localhost:3000',
    'x-forwarded-for': '1.0.16.1',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
  });
  expect(visitor).toMatchObject({
    address: '198.51.100.7',
    host: 'localhost:3000',
    hostname: 'localhost',
    protocol: 'http',
    isBehindTrustedProxy: false,
  });
});

test('behind trusted proxies the first address that is not one of them is the visitor', () => {
  const addressFor = (told: string) =>
    visitorOf('::ffff:10.0.0.1', { 'x-forwarded-for': told }).address;
  expect(addressFor('1.0.16.1')).toBe('1.0.16.1');
  expect(addressFor('6.6.6.6, 1.0.16.1, 10.0.0.2')).toBe('1.0.16.1');
  expect(addressFor('2001:200::1')).toBe('2001:200::1');
});

test('nonsense from a proxy leaves the last address that made sense', () => {
  const headers = { 'x-forwarded-for': 'unknown, 10.0.0.2' };
  expect(visitorOf('10.0.0.1', headers).address).toBe('10.0.0.2');
  expect(visitorOf('10.0.0.1', { 'x-forwarded-for': '' }).address).toBe('10.0.0.1');
});

test('a trusted proxy tells the scheme and the host', () => {
  const headers = {
    host: 'inside',
    'x-forwarded-host': 'play.example',
    'x-forwarded-proto': 'https',
  };
  expect(visitorOf('10.0.0.1', headers)).toMatchObject({ host: 'play.example', protocol: 'https' });
});

test('a proxy that does not write the host itself is not believed what the client wrote', () => {
  const headers = {
    host: 'play.example:443',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-port': '443',
    'x-forwarded-proto': 'https',
  };
  expect(visitorOf('10.0.0.1', headers, { tellHost: false })).toMatchObject({
    host: 'play.example',
    protocol: 'https',
  });
});

test('a port that nobody listens on, and a host that is none, do not count', () => {
  const hostFor = (host: string) => visitorOf('198.51.100.7', { host }).host;
  expect(hostFor('localhost:3000')).toBe('localhost:3000');
  expect(hostFor('localhost:4000')).toBe('localhost');
  expect(hostFor('localhost:99999')).toBe('localhost');
  expect(hostFor('[::1]:3000')).toBe('[::1]:3000');
  for (const host of ['localhost:abc', 'a b', 'user@host', 'a/b', '', '<script>']) {
    expect(hostFor(host), host).toBe('');
  }
});
