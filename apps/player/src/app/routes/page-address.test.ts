import { expect, test } from 'vitest';
import { pageAddress } from './page-address.ts';
import { listIndexed, routeTable } from './route-table.ts';

const origin = 'https://maneki.example';

test('[SITE-10] a page has one address per language, whatever else its query says', () => {
  const home = { origin, route: routeTable.home, search: '?lang=JA&utm_source=mail&category=RNG' };
  expect(pageAddress(home, 'EN')).toBe('https://maneki.example/m/home?lang=EN');
});

test('[SITE-10] what names another article stays in its address', () => {
  const help = { origin, route: routeTable.help, search: '?tag=tc&x=1' };
  expect(pageAddress(help, 'TH')).toBe('https://maneki.example/m/help?tag=tc&lang=TH');
  const notice = { origin, route: routeTable.notice, search: '?id=a%26b' };
  expect(pageAddress(notice, 'EN')).toBe('https://maneki.example/m/notice?id=a%26b&lang=EN');
});

test('[SITE-10] search engines may keep what anybody sees alike, and nothing else', () => {
  const pages = listIndexed();
  for (const path of ['/m/home', '/m/rng', '/m/help', '/m/notice']) expect(pages).toContain(path);
  for (const path of ['/m/member/home', '/m/gameRecord', '/m/launch', '/m/restrict', '/m/gallery'])
    expect(pages).not.toContain(path);
});
