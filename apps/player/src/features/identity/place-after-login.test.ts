import { expect, test } from 'vitest';
import { placeAfterLogin, readBack, withBack } from './place-after-login.ts';

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
  expect(readBack('/m/trail?back=/m/set')).toBe('/m/home');
});

test('a trial keeps the game that was asked for', () => {
  const game = '/m/launch?vendor=HSLOT&gameId=maneki3&mode=free';
  const way = withBack('/m/trail', game);
  expect(readBack(new URL(way, 'https://site.test').searchParams.get('back'))).toBe(game);
});

test('without a wish, or with one that leads elsewhere, another way in is as plain as ever', () => {
  for (const back of [null, '', '/m/home', 'https://evil.example/m/home'])
    expect(withBack('/m/trail', back)).toBe('/m/trail');
});
