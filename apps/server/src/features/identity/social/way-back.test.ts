import { expect, test } from 'vitest';
import { pageToGoBackTo } from './way-back.ts';

test('a page of this site is gone back to, with its query', () => {
  for (const page of ['/m/home', '/m/promo?id=3', '/m/member#card', '/m/a/b'])
    expect(pageToGoBackTo(page)).toBe(page);
});

test('whatever leads anywhere else leads home', () => {
  const elsewhere = [
    '',
    'm/home',
    '/home',
    '/api/identity/session',
    'https://evil.example/m/home',
    '//evil.example/m/home',
    '/\\evil.example/m/',
    '\\\\evil.example/m/',
    '/m/../..//evil.example',
    '/m/../api/docs',
    '/m/%2e%2e/api/docs',
    '\t//evil.example/m/',
    '/\t/evil.example/m/',
    'javascript:alert(1)',
    'http://nowhere.invalid/m/home',
    'http://[',
  ];
  for (const page of elsewhere) expect(pageToGoBackTo(page), page).toBe('/m/home');
});

test('line breaks never reach a header', () => {
  expect(pageToGoBackTo('/m/home\r\nset-cookie: a=b')).not.toMatch(/[\r\n]/);
});
