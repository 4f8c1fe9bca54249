import { contentEndpoints } from '@maneki/contract/content/endpoints';
import type { HelpItem } from '@maneki/contract/content/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#testing/test-server';
import type { HelpInput } from './writing/content-input.ts';
import { saveHelp } from './writing/save-content.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.dispose());

const help = async (input: object = {}, headers: Record<string, string> = {}) =>
  (await server.send(contentEndpoints.getHelp, input, { headers })).body.value as HelpItem[];

async function write(article: HelpInput) {
  const author = { merchantCode: 'maneki', by: 'a test', at: server.clock.now() };
  const outcome = await server.database.transact((tx) => saveHelp(tx, { ...author, article }));
  await server.services.content.reload();
  return outcome;
}

test('[HELP-1] the help centre has its articles in order, the legal ones last', async () => {
  const articles = await help();
  expect(articles).toHaveLength(17);
  const tags = articles.map(({ tag }) => tag);
  expect(tags.slice(0, 14).filter(Boolean)).toEqual(['start', 'fairness', 'contact']);
  expect(tags.slice(14)).toEqual(['tc', 'privacy', 'responsible']);
  for (const { title, content } of articles) expect(`${title} ${content}`).not.toMatch(/[{}]/);
});

test('[HELP-1] a tag asks for one article, which names its merchant and its age', async () => {
  const [terms, ...others] = await help({ tag: 'tc' });
  expect([terms!.tag, others]).toEqual(['tc', []]);
  expect(terms!.content).toContain('Maneki');
  expect(terms!.content).toContain('21');
  const [bay] = await help({ tag: 'tc' }, { merchant: 'sampaguita' });
  expect(bay!.content).toContain('Sampaguita');
  expect(bay!.content).not.toContain('Maneki');
});

test('[HELP-1] an article is for a device or for all, and in a language or in English', async () => {
  const texts = {
    EN: { title: 'Desks', body: '<p>a</p>' },
    JA: { title: '机', body: '<p>b</p><script>c</script>' },
  };
  await write({ key: 'help.desks', device: 'WEB', status: 'LIVE', texts });
  const find = async (input: object, headers = {}) =>
    (await help(input, headers)).find(({ title }) => ['Desks', '机'].includes(title));
  expect(await find({})).toBeUndefined();
  expect(await find({ device: 'WEB', lang: 'JA' })).toMatchObject({
    title: '机',
    content: '<p>b</p>',
  });
  expect(await find({ device: 'WEB' }, { language: 'JA' })).toMatchObject({ title: '机' });
  expect(await find({ device: 'WEB', lang: 'VI' })).toMatchObject({ title: 'Desks' });
});

test('[HELP-1] the age is that of the market, and a new name is in every text at once', async () => {
  const texts = { EN: { title: 'Ages', body: '<p>{merchant} {age}</p>' } };
  await write({ key: 'help.ages', status: 'LIVE', texts });
  const read = async (country: string) =>
    (await help({}, { 'cf-ipcountry': country })).find(({ title }) => title === 'Ages')?.content;
  await server.database.transact(async (tx) => {
    await tx.updateTable('site_market_policies').set({ minimum_age: 25 }).execute();
    await tx
      .updateTable('site_merchants')
      .set({ name: 'Cat & Co' })
      .where('code', '=', 'maneki')
      .execute();
  });
  const before = await read('TH');
  await server.services.merchants.reload();
  expect([before, await read('TH')]).toEqual(['<p>Maneki 21</p>', '<p>Cat &amp; Co 25</p>']);
  expect(await read('XX')).toBe('<p>Cat &amp; Co 21</p>');
});

test('[HELP-1] a tag names one live article for each device', async () => {
  const texts = { EN: { title: 'Terms', body: '' } };
  const article = { key: 'help.terms', tag: 'tc', status: 'LIVE', texts } as const;
  const taken = { refusal: { code: 'call.input_invalid', detail: { field: 'tag' } } };
  expect(await write(article)).toMatchObject(taken);
  expect(await write({ ...article, device: 'WEB' })).toMatchObject(taken);
  expect(await write({ ...article, status: 'DRAFT' })).toMatchObject({ ok: true });
  await expect(
    server.database.statement((tx) =>
      tx
        .updateTable('content_help')
        .set({ status: 'LIVE' })
        .where('key', '=', article.key)
        .execute(),
    ),
  ).rejects.toThrow('content_help__tag_once');
});

test('[HELP-1] of two articles that are given one tag at once, one has it and one is refused', async () => {
  const texts = { EN: { title: 'Bonus', body: '' } };
  const shared = { tag: 'start', device: 'WEB', status: 'LIVE', texts } as const;
  const [own] = await help({ tag: 'start', device: 'WEB' });
  await server.database.statement((tx) =>
    tx.updateTable('content_help').set({ tag: null }).where('id', '=', own!.id).execute(),
  );
  const outcomes = await Promise.all(
    ['help.one', 'help.other'].map((key) => write({ ...shared, key })),
  );
  expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(await help({ tag: 'start', device: 'WEB' })).toHaveLength(1);
});

test('[HELP-1] an article can be rewritten and taken away', async () => {
  const texts = { EN: { title: 'First', body: '<p>a</p>' } };
  const article = { key: 'help.new', sortOrder: 0, status: 'LIVE', texts } as const;
  await write(article);
  expect((await help())[0]).toMatchObject({ title: 'First' });
  await write({ ...article, texts: { EN: { title: 'Second', body: '' } } });
  expect((await help())[0]).toMatchObject({ title: 'Second', content: '' });
  await write({ ...article, status: 'ARCHIVED' });
  expect((await help()).map(({ title }) => title)).not.toContain('Second');
  expect(await write({ ...article, texts: {} })).toMatchObject({
    refusal: { code: 'call.input_invalid', detail: { field: 'texts' } },
  });
});
