import { expect, test } from 'vitest';
import { isOutsideClient, listFrameOrigins } from './client-address.ts';

const provider = (change: { clientUrl?: string; baseUrl?: string; isOn?: boolean }) => ({
  code: 'acme',
  name: 'Acme',
  baseUrl: null,
  clientUrl: null,
  isOn: true,
  ...change,
});

test('origins are those of where players are led to, each once, in one order', () => {
  const providers = [
    provider({ clientUrl: 'https://b.example/games', baseUrl: 'https://api.example' }),
    provider({ clientUrl: 'https://a.example:8443/x' }),
    provider({ clientUrl: 'https://b.example/others' }),
    provider({ baseUrl: 'https://c.example/acme' }),
  ];
  const expected = ['https://a.example:8443', 'https://b.example', 'https://c.example'];
  expect(listFrameOrigins(providers)).toEqual(expected);
  expect(listFrameOrigins(providers.toReversed())).toEqual(expected);
});

test('who is off, stands on the site itself or has no client adds none', () => {
  const providers = [
    provider({ clientUrl: 'https://off.example', isOn: false }),
    provider({ clientUrl: '/games', baseUrl: 'https://api.example' }),
    provider({}),
  ];
  expect(listFrameOrigins(providers)).toEqual([]);
});

test.each([
  ['https://games.example', true],
  ['http://localhost:3010/games', true],
  ['http://ph.localhost', true],
  ['http://127.0.0.1', true],
  ['http://127.255.0.9:1', true],
  ['http://[::1]:3010', true],
  ['http://games.example', false],
  ['http://localhost.example', false],
  ['http://127.0.0.1.example', false],
  ['https://user:word@games.example', false],
  ['https://user@games.example', false],
  ['ftp://localhost', false],
  ['/games', false],
  ['', false],
])('an operator may name %s: %s', (url, isTaken) => {
  expect(isOutsideClient(url)).toBe(isTaken);
});
