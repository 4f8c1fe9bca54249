import { expect, test } from 'vitest';
import { writeRobots, writeSiteMap } from './site-map.ts';

test('[SITE-10] the map names every page in every language, at the merchant’s own host', () => {
  const map = writeSiteMap({
    origin: 'https://maneki.example',
    paths: ['/m/home', '/m/help'],
    languages: ['EN', 'JA'],
  });
  expect(map.match(/<loc>[^<]*<\/loc>/g)).toEqual([
    '<loc>https://maneki.example/m/home?lang=EN</loc>',
    '<loc>https://maneki.example/m/home?lang=JA</loc>',
    '<loc>https://maneki.example/m/help?lang=EN</loc>',
    '<loc>https://maneki.example/m/help?lang=JA</loc>',
  ]);
});

test('what an address holds cannot become markup', () => {
  const map = writeSiteMap({
    origin: 'https://maneki.example',
    paths: ['/m/a&b<c>"\''],
    languages: ['EN'],
  });
  expect(map).toContain('/m/a&amp;b&lt;c&gt;&quot;&#39;?lang=EN</loc>');
});

test('[SITE-10] robots are led to the map and away from calls', () => {
  const robots = writeRobots('https://maneki.example');
  expect(robots).toContain('Disallow: /api/\n');
  expect(robots).toContain('Sitemap: https://maneki.example/sitemap.xml\n');
});
