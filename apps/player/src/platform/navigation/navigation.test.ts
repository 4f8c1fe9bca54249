import { expect, test } from 'vitest';
import { resolveTo } from './navigation.ts';

const from = new URL('https://maneki.test/m/rng?vendor=a&page=2#top');

test.each([
  ['/login?back=%2Fm%2Fhome', '/m/login?back=%2Fm%2Fhome'],
  ['?page=3', '/m/rng?page=3'],
  ['/rng?page=3#list', '/m/rng?page=3#list'],
  [{ search: '?page=3' }, '/m/rng?page=3'],
  [{ search: '' }, '/m/rng'],
  [{ pathname: '/register', search: '?a=1' }, '/m/register?a=1'],
  [{ pathname: '/member/home' }, '/m/member/home'],
])('%j leads to %s', (to, address) => {
  expect(resolveTo(to, from).href).toBe(`https://maneki.test${address}`);
});

test('an address of the site never leads to another host', () => {
  expect(resolveTo('//elsewhere.test', from).host).toBe('maneki.test');
});
