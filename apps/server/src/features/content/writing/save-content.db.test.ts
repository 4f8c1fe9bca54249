import { contentEndpoints } from '@maneki/contract/content/endpoints';
import { waitFor } from '@maneki/testkit/wait-for';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runOutbox } from '#platform/outbox/run-outbox';
import { silentLog } from '#testing/silent-log';
import { startTestServer, type TestServer } from '#testing/test-server';
import { pushContent } from '../events.ts';
import { noticeInput, writeContent } from '../testing/write-content.ts';
import type { ContentInput } from './content-input.ts';
import { saveContent } from './save-content.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.dispose());

const save = (item: ContentInput) =>
  server.database.transact((tx) =>
    saveContent(tx, { merchantCode: 'maneki', by: 'a test', at: server.clock.now(), item }),
  );
const open = async (announcementId: string) =>
  (await server.send(contentEndpoints.getNotice, { announcementId })).body.value;

test('[HELP-1] HTML is sanitised when it is written, and a title is a text', async () => {
  const body = '<p onclick="x()">a<script>b</script></p><a href="javascript:c">d</a>';
  const texts = { EN: { title: ' <b>Title</b> ', text: '<i>', body } };
  const id = await writeContent(server, noticeInput('dirty', { texts }));
  expect(await open(id)).toMatchObject({ title: '<b>Title</b>', content: '<p>a</p>d' });
  const stored = await server.database.statement((tx) =>
    tx.selectFrom('content_texts').selectAll().where('item_id', '=', id).execute(),
  );
  expect(stored).toMatchObject([{ title: '<b>Title</b>', text: '<i>', body: '<p>a</p>d' }]);
});

const now = new Date('2030-01-01T12:00:00Z');

test.each<[string, Partial<ContentInput>]>([
  ['linkage', { linkType: 'ROUTE', linkage: '//evil.example' }],
  ['linkage', { linkType: 'URL', linkage: 'javascript:alert(1)' }],
  ['linkage', { linkType: 'GAME', linkage: 'nothing' }],
  ['linkage', { linkage: '/m/home' }],
  ['image', { image: 'data:image/png;base64,' }],
  ['groupName', { kind: 'B' }],
  ['groupName', { groupName: 'm_home' }],
  ['endsAt', { startsAt: now, endsAt: now }],
  ['key', { key: 'with space' }],
  ['texts', { texts: {} }],
  ['texts.EN.title', { texts: { EN: { title: ' ' } } }],
  ['audience.countries.0', { audience: { guest: true, countries: ['Japan'] } }],
])('content with a wrong %s is refused, and nothing is written', async (field, wrong) => {
  const outcome = await save(noticeInput('wrong', wrong));
  expect(outcome).toEqual({
    ok: false,
    refusal: { code: 'call.input_invalid', detail: { field } },
  });
  const rows = await server.database.statement((tx) =>
    tx.selectFrom('content_items').select('id').where('key', '=', 'wrong').execute(),
  );
  expect(rows).toEqual([]);
});

test('a correction keeps the id, the day of publication and nothing of the old words', async () => {
  const texts = { EN: { title: 'a' }, JA: { title: 'b' } };
  const id = await writeContent(server, noticeInput('corrected', { texts }));
  const first = await open(id);
  server.clock.advance(1_000);
  const again = noticeInput('corrected', { texts: { EN: { title: 'c' } } });
  expect(await writeContent(server, again)).toBe(id);
  expect(await open(id)).toEqual({ ...first, title: 'c', content: '' });
  const japanese = await server.send(
    contentEndpoints.getNotice,
    { announcementId: id },
    { headers: { language: 'JA' } },
  );
  expect(japanese.body.value.title).toBe('c');
});

test('a draft is published at the moment it goes live', async () => {
  await writeContent(server, noticeInput('drafted', { status: 'DRAFT' }));
  server.clock.advance(5_000);
  const id = await writeContent(server, noticeInput('drafted'));
  expect((await open(id)).publishedAt).toBe(server.clock.now().toISOString());
});

test('what is written ahead is dated by its first instant, also where that is moved', async () => {
  const now = server.clock.now().getTime();
  const [soon, later] = [new Date(now + 60_000), new Date(now + 120_000)];
  await writeContent(server, noticeInput('ahead', { startsAt: soon }));
  const id = await writeContent(server, noticeInput('ahead', { startsAt: later }));
  server.clock.advance(180_000);
  expect((await open(id)).publishedAt).toBe(later.toISOString());
  await writeContent(server, noticeInput('ahead', { startsAt: soon }));
  expect((await open(id)).publishedAt).toBe(later.toISOString());
});

test('every change is one row of the trail, by its author', async () => {
  await save(noticeInput('noted'));
  const trail = await server.database.statement((tx) =>
    tx.selectFrom('content_changes').selectAll().orderBy('id', 'desc').limit(1).execute(),
  );
  expect(trail).toMatchObject([
    { merchant_code: 'maneki', changed_by: 'a test', change: { saved: { key: 'noted' } } },
  ]);
});

test('[MSG-2] a change is answered from memory until its event arrives, and by all nodes after', async () => {
  const { content, fanout } = server.services;
  const heard: string[] = [];
  fanout.subscribe({ hear: ({ topic, merchantCode }) => heard.push(`${topic} ${merchantCode}`) });
  const outcome = await save(noticeInput('told'));
  const id = outcome.ok ? outcome.value.id : '';
  const versionOf = () => content.get('maneki').version(server.clock.now());
  const version = versionOf();
  expect(await open(id)).toBeUndefined();
  const services = { ...server.services, log: silentLog };
  const outbox = runOutbox({ ...services, handlers: [pushContent], pollMs: 50 });
  outbox.poke();
  await waitFor(() => content.get('maneki').items.some(({ key }) => key === 'told'));
  await outbox.stop();
  expect(heard).toContain('content.changed maneki');
  expect(await open(id)).toMatchObject({ title: 'told' });
  expect(versionOf()).not.toBe(version);
});
