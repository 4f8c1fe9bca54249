import { contentEndpoints } from '@maneki/contract/content/endpoints';
import { LANGUAGES, type Language } from '@maneki/contract/language';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#testing/test-server';
import { noticeInput, writeContent } from '../testing/write-content.ts';
import { sanitiseHtml } from '../writing/sanitise-html.ts';
import { archiveContent } from '../writing/save-content.ts';
import { items } from './items.ts';
import { seedDemoContent } from './seed-demo-content.ts';
import type { SeedText } from './seed-text.ts';
import { seedWords } from './words.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.dispose());

const sow = () => server.database.transact((tx) => seedDemoContent(tx, server.clock.now()));

const listRows = () =>
  server.database.statement((tx) =>
    tx.selectFrom('content_items').selectAll().orderBy('merchant_code').orderBy('key').execute(),
  );

test('[HOME-5] both demo merchants have everything to say, each in its own words', async () => {
  const { content } = server.services;
  for (const code of ['maneki', 'sampaguita'])
    expect(
      content
        .get(code)
        .items.map(({ key }) => key)
        .sort(),
      code,
    ).toEqual(Object.keys(items).sort());
  const banners = async (merchant: string) =>
    (
      await server.send(
        contentEndpoints.listAnnouncements,
        { types: 'B' },
        { headers: { merchant } },
      )
    ).body.value.banners;
  const [first, second] = [await banners('maneki'), await banners('sampaguita')];
  expect(first.map(({ imageUrl }: { imageUrl: string }) => imageUrl)).toEqual([
    'art:bannerWelcome',
    'art:bannerSlots',
    'art:bannerJackpot',
    'art:bannerFair',
    'art:bannerFreeplay',
    'art:bannerSafe',
  ]);
  expect(first[0].title).not.toBe(second[0].title);
});

test('[MSG-2] the demo’s notices were said over the last weeks, the opening one is pinned', async () => {
  const { body } = await server.send(contentEndpoints.listNotices, {});
  const [opening, ...others] = body.value.list;
  expect(opening).toMatchObject({
    title: seedWords.EN.maneki['notice.opening'].title,
    pinned: true,
  });
  const times = others.map(({ publishedAt }: { publishedAt: string }) => publishedAt);
  expect(times).toHaveLength(9);
  expect(times).toEqual([...times].sort().reverse());
  expect(new Set(times).size).toBe(9);
});

const written = LANGUAGES.filter((language) => seedWords[language]);
const bodiesIn = (language: Language): Record<string, string> => {
  const { maneki, sampaguita, articles } = seedWords[language]!;
  return Object.fromEntries(
    Object.entries({ maneki, sampaguita, articles }).flatMap(([part, texts]) =>
      Object.entries<SeedText>(texts).flatMap(([key, { body }]) =>
        body ? [[`${part} ${key}`, body]] : [],
      ),
    ),
  );
};
const tagsOf = (html: string) => html.match(/<[^/][^>]*>|\{\w+\}/g)?.sort();

test.each(written)('[HELP-1] the demo’s words in %s lose nothing when sanitised', (language) => {
  for (const [key, body] of Object.entries(bodiesIn(language)))
    expect(tagsOf(sanitiseHtml(body)), key).toEqual(tagsOf(body));
});

test.each(written)('[HELP-1] the demo’s words in %s link and are set as in English', (language) => {
  const english = bodiesIn('EN');
  const bodies = bodiesIn(language);
  expect(Object.keys(bodies)).toEqual(Object.keys(english));
  for (const [key, body] of Object.entries(bodies))
    expect(tagsOf(body), key).toEqual(tagsOf(english[key]!));
});

test('sown again, the demo leaves alone what is there, was changed or was taken away', async () => {
  const author = { merchantCode: 'maneki', by: 'a test', at: server.clock.now() };
  await writeContent(server, noticeInput('notice.newSlots', { status: 'DRAFT' }));
  await server.database.transact((tx) => archiveContent(tx, { ...author, key: 'hot.fair' }));
  const before = await listRows();
  server.clock.advance(1_000);
  await sow();
  expect(await listRows()).toEqual(before);
});
