import { LANGUAGE_TAGS, type Language } from '@maneki/contract/language';
import { readHead } from './support/read-head.ts';
import { expect, readServed, test } from './support/served.ts';
import { type SiteName, siteUrl } from './support/sites.ts';
import { fill, words } from './support/words.ts';

const SITES = {
  maneki: { merchant: 'Maneki', languages: ['EN', 'JA', 'CN', 'TH', 'VI'] },
  sampaguita: { merchant: 'Sampaguita', languages: ['EN', 'JA', 'CN'] },
} as const satisfies Partial<Record<SiteName, { merchant: string; languages: Language[] }>>;

const sites = Object.entries(SITES) as [keyof typeof SITES, (typeof SITES)[keyof typeof SITES]][];

for (const [site, { merchant, languages }] of sites)
  for (const language of languages)
    test(`[SITE-10] the served home of ${merchant} describes itself in ${language}`, async ({
      request,
    }) => {
      const origin = siteUrl(site);
      const { meta } = words(language).site;
      const title = fill(meta.home.title, { merchant });
      const description = fill(meta.home.description, { merchant });
      const html = (await readServed(request, `/m/home?lang=${language}`, { site })).html;

      const head = readHead(html);
      const address = `${origin}/m/home?lang=${language}`;
      expect(html).toContain(`<html lang="${LANGUAGE_TAGS[language]}"`);
      expect(head.title).toBe(title);
      expect(head.canonical).toBe(address);
      expect(head.alternates).toEqual({
        ...Object.fromEntries(
          languages.map((other) => [LANGUAGE_TAGS[other], `${origin}/m/home?lang=${other}`]),
        ),
        'x-default': `${origin}/m/home?lang=EN`,
      });
      expect(head.metas).toMatchObject({
        description,
        'og:type': 'website',
        'og:site_name': merchant,
        'og:title': title,
        'og:description': description,
        'og:url': address,
        'og:locale': LANGUAGE_TAGS[language].replace('-', '_'),
        'twitter:card': 'summary_large_image',
      });
      expect(head.metas.robots).toBeUndefined();

      const picture = await request.get(head.metas['og:image']!.replace(origin, siteUrl('maneki')));
      expect(head.metas['og:image']).toContain(`${origin}/m/art/${site}-open-graph`);
      expect(picture.status()).toBe(200);
    });

const PAGES = ['rng', 'live', 'fish', 'sports', 'help', 'notice'] as const;

for (const [site, { merchant, languages }] of sites)
  for (const language of ['EN', 'JA'] as const)
    test(`[SITE-10] the served lists, help and announcements of ${merchant} describe themselves in ${language}`, async ({
      request,
    }) => {
      const origin = siteUrl(site);
      const described = new Set<string | undefined>();
      for (const page of PAGES) {
        const meta = words(language).site.meta[page];
        const title = fill(meta.title, { merchant });
        const description = fill(meta.description, { merchant });
        const head = readHead(
          (await readServed(request, `/m/${page}?lang=${language}`, { site })).html,
        );
        const address = `${origin}/m/${page}?lang=${language}`;
        expect(head.title).toBe(title);
        expect(head.canonical).toBe(address);
        expect(head.alternates).toEqual({
          ...Object.fromEntries(
            languages.map((other) => [LANGUAGE_TAGS[other], `${origin}/m/${page}?lang=${other}`]),
          ),
          'x-default': `${origin}/m/${page}?lang=EN`,
        });
        expect(head.metas).toMatchObject({
          description,
          'og:site_name': merchant,
          'og:title': title,
          'og:description': description,
          'og:url': address,
        });
        expect(head.metas.robots, page).toBeUndefined();
        described.add(head.metas.description);
      }
      expect(described.size).toBe(PAGES.length);
    });

test('[SITE-10] a part of the help centre has an address of its own, and a way of looking has none', async ({
  request,
}) => {
  const origin = siteUrl('maneki');
  const terms = readHead((await readServed(request, '/m/help?tag=tc&lang=JA')).html);
  expect(terms.canonical).toBe(`${origin}/m/help?tag=tc&lang=JA`);
  expect(terms.alternates.en).toBe(`${origin}/m/help?tag=tc&lang=EN`);
  const studio = readHead((await readServed(request, '/m/rng?vassalage=HFOX&lang=JA')).html);
  expect(studio.canonical).toBe(`${origin}/m/rng?lang=JA`);
});

for (const [site, { merchant, languages }] of sites)
  test(`[SITE-10] search engines find every page of ${merchant} in its languages, and nothing private`, async ({
    request,
  }) => {
    const origin = siteUrl(site);
    const robots = (await readServed(request, '/robots.txt', { site })).html;
    expect(robots).toContain('Disallow: /api/');
    expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
    const map = (await readServed(request, '/sitemap.xml', { site })).html;
    const found = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    for (const page of ['home', ...PAGES])
      for (const language of languages)
        expect(found).toContain(`${origin}/m/${page}?lang=${language}`);
    expect(new Set(found).size).toBe(found.length);
    const asked = found.map((address) => new URL(address!));
    expect(new Set(asked.map(({ searchParams }) => searchParams.get('lang')))).toEqual(
      new Set(languages),
    );
    for (const path of ['/m/securityCenter', '/m/member/home', '/m/gameRecord', '/m/restrict'])
      expect(asked.map(({ pathname }) => pathname)).not.toContain(path);
  });

test('pages that only state something are not offered to search engines', async ({ request }) => {
  for (const path of ['/m/offline', '/m/outerApp', '/m/serviceError']) {
    const head = readHead((await readServed(request, path)).html);
    expect(head.metas.robots, path).toBe('noindex');
  }
  for (const path of ['/m/terms', '/m/agreement']) {
    const head = readHead((await readServed(request, path)).html);
    expect(head.metas.robots, path).toBeUndefined();
    expect(head.canonical).toBe(`${siteUrl('maneki')}${path}?lang=EN`);
  }
});
