import { expect, test } from 'vitest';
import { placeAfterLogin, readBack } from './place-after-login.ts';

test('a login leads back to the page that asked for it', () => {
  const member = { firstTimeLogin: false };
  expect(placeAfterLogin(member, '/m/member/home')).toBe('/m/member/home');
  expect(placeAfterLogin(member, '/m/gameList?tab=fav')).toBe('/m/gameList?tab=fav');
  expect(placeAfterLogin(member, null)).toBe('/m/home');
});

test('an account that was opened by somebody else chooses a password first', () => {
  expect(placeAfterLogin({ firstTimeLogin: true }, '/m/member/home')).toBe('/m/changePsw');
});

test('an address that leaves the site leads home', () => {
  for (const back of [
    '//evil.example/m/home',
    'https://evil.example/m/home',
    '/m/../evil',
    '/m\\evil',
    '/m/\t/evil',
    'javascript:alert(1)',
    '/other',
    '/m',
    '',
  ])
    expect(readBack(back), back).toBe('/m/home');
});

test('an address that is none leads home', () => {
  for (const back of ['http://[', 'https://', '//[', 'http://a:b'])
    expect(readBack(back), back).toBe('/m/home');
});

test('nobody is led back to the form that they have just filled in', () => {
  expect(readBack('/m/login?back=/m/set')).toBe('/m/home');
  expect(readBack('/m/register')).toBe('/m/home');
});
