import { expect, test } from 'vitest';
import { findLinkTarget } from './link-target.ts';

test('[HOME-5] a route is opened inside the site', () => {
  for (const linkage of ['/m/register', '/m/help?tag=responsible'])
    expect(findLinkTarget({ linkType: 'ROUTE', linkage })).toEqual({
      href: linkage,
      isExternal: false,
    });
});

test('[HOME-5] a route that would leave the site opens nothing', () => {
  for (const linkage of ['', '/other', '//evil.example', '/m//evil.example', '/m/\\evil', 'm/home'])
    expect(findLinkTarget({ linkType: 'ROUTE', linkage })).toBeUndefined();
});

test('[HOME-5] an address is opened outside, over https alone', () => {
  expect(findLinkTarget({ linkType: 'URL', linkage: 'https://a.example/b' })).toEqual({
    href: 'https://a.example/b',
    isExternal: true,
  });
  for (const linkage of ['http://a.example', 'javascript:alert(1)', 'data:text/html,a', 'https://'])
    expect(findLinkTarget({ linkType: 'URL', linkage })).toBeUndefined();
});

test('[HOME-5] a game is launched', () => {
  expect(findLinkTarget({ linkType: 'GAME', linkage: 'HVAULT/vault3' })).toEqual({
    href: '/m/launch?vendor=HVAULT&gameId=vault3&mode=real',
    isExternal: false,
  });
  expect(findLinkTarget({ linkType: 'GAME', linkage: 'LIVE/table:12' })?.href).toBe(
    '/m/launch?vendor=LIVE&gameId=table%3A12&mode=real',
  );
});

test('[HOME-5] a lottery, which has a page of its own, and a broken name open nothing', () => {
  for (const linkage of ['TCG_SEA/one', 'TCG_LOTTO_VN/one', 'HVAULT', 'a/b/c', 'a b/c', '/x'])
    expect(findLinkTarget({ linkType: 'GAME', linkage })).toBeUndefined();
});

test('[HOME-5] promotions, whose pages do not exist, and no link at all open nothing', () => {
  expect(findLinkTarget({ linkType: 'PROMO', linkage: 'welcome' })).toBeUndefined();
  expect(findLinkTarget({ linkType: 'NONE', linkage: '/m/home' })).toBeUndefined();
});
