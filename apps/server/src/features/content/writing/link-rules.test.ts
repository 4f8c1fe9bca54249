import { expect, test } from 'vitest';
import { isLinkage, isPicture } from './link-rules.ts';

test.each([
  ['NONE', ''],
  ['ROUTE', '/m/rng'],
  ['ROUTE', '/m/help?tag=responsible#top'],
  ['URL', 'https://example.org/a?b=c'],
  ['URL', 'art:film'],
  ['GAME', 'HVAULT/vault3'],
  ['GAME', 'LIVE/table:12'],
  ['PROMO', '01890a5d-ac96-774b-bcce-b302099a8057'],
] as const)('[HOME-5] a link of kind %s may lead to %j', (linkType, linkage) => {
  expect(isLinkage({ linkType, linkage })).toBe(true);
});

test.each([
  ['NONE', '/m/rng'],
  ['ROUTE', ''],
  ['ROUTE', 'm/rng'],
  ['ROUTE', '/rng'],
  ['ROUTE', '/m'],
  ['ROUTE', '//evil.example/m/'],
  ['ROUTE', '/m//evil.example'],
  ['ROUTE', '/m/\\evil.example'],
  ['ROUTE', '/m/../api/call'],
  ['ROUTE', '/m/%2E%2e/api/call'],
  ['ROUTE', '/m/a b'],
  ['ROUTE', 'javascript:alert(1)'],
  ['URL', 'http://example.org'],
  ['URL', 'https://user:secret@example.org'],
  ['URL', 'https:\\\\example.org'],
  ['URL', 'https://exam ple.org'],
  ['URL', 'javascript:alert(1)//https://'],
  ['URL', 'art:../film'],
  ['URL', ''],
  ['GAME', 'vault3'],
  ['GAME', 'HVAULT/vault3/more'],
  ['GAME', 'HVAULT/../x'],
  ['PROMO', 'a/b'],
  ['PROMO', ''],
] as const)('[HOME-5] a link of kind %s never leads to %j', (linkType, linkage) => {
  expect(isLinkage({ linkType, linkage })).toBe(false);
});

test('[SITE-11] a picture is one of the site’s own or comes over a safe line', () => {
  for (const image of ['art:bannerWelcome', '/m/art/a.webp', 'https://cdn.example/a.png'])
    expect(isPicture(image), image).toBe(true);
  for (const image of [
    '',
    'https://cdn.example,eu/a.png',
    'https://a;script-src-elem/a.png',
    '/m/home',
    'a.png',
    'http://cdn.example/a.png',
    'data:image/png;base64,',
    '//a/b',
  ])
    expect(isPicture(image), image).toBe(false);
});
