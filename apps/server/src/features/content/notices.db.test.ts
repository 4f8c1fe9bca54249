import { contentEndpoints } from '@maneki/contract/content/endpoints';
import type { Notice } from '@maneki/contract/content/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawId } from '#platform/secrets/secrets';
import { startTestServer, type TestServer } from '#testing/test-server';
import { MEMBERS } from './audience.ts';
import { noticeInput, writeContent } from './testing/write-content.ts';
import { archiveContent } from './writing/save-content.ts';

let server: TestServer;
let player = '';
let agent = '';
beforeAll(async () => {
  server = await startTestServer();
  player = await server.logIn('sakura');
  agent = await server.logIn('agent01');
});
afterAll(() => server.dispose());

const list = async (input: object = {}, cookie = '') =>
  (await server.send(contentEndpoints.listNotices, input, { cookie })).body.value;
const open = (announcementId: string, options: { cookie?: string; headers?: object } = {}) =>
  server.send(contentEndpoints.getNotice, { announcementId }, options as object);
const markRead = (announcementId: string, cookie = player, headers = {}) =>
  server.send(contentEndpoints.markRead, { announcementId, read: true }, { cookie, headers });
const countReads = async () =>
  (await server.database.statement((tx) => tx.selectFrom('content_reads').selectAll().execute()))
    .length;

test('[MSG-2] a member sees which notices she has read, and how many not', async () => {
  const before = await list({}, player);
  expect(before.unread).toBe(before.list.length);
  const [first, second] = before.list as Notice[];
  expect((await markRead(first!.announcementId)).body).toEqual({ value: {} });
  const after = await list({}, player);
  expect(after.unread).toBe(before.unread - 1);
  expect(after.list[0]).toEqual({ ...first, read: true });
  expect(after.list[1]).toEqual({ ...second, read: false });
  expect((await list({}, agent)).list[0].read).toBe(false);
  expect((await open(first!.announcementId, { cookie: player })).body.value.read).toBe(true);
});

test('[MSG-2] a guest has nothing unread: the device remembers for itself', async () => {
  const { unread, list: notices } = await list();
  expect(unread).toBe(0);
  expect(notices.every(({ read }: Notice) => !read)).toBe(true);
});

test('[MSG-2] marking twice, or what nobody knows, changes nothing and succeeds', async () => {
  const id = await writeContent(server, noticeInput('twice'));
  const before = await countReads();
  expect((await markRead(id)).status).toBe(200);
  expect((await markRead(id)).status).toBe(200);
  expect(await countReads()).toBe(before + 1);
  const elsewhere = await writeContent(server, noticeInput('of the bay'), 'sampaguita');
  for (const unknown of ['nothing', drawId(server.clock.now()), elsewhere])
    expect((await markRead(unknown)).body).toEqual({ value: {} });
  expect(await countReads()).toBe(before + 1);
  expect(
    (await server.send(contentEndpoints.markRead, { announcementId: id, read: true })).status,
  ).toBe(401);
});

test('[MSG-2] notices come in pages, and the unread ones of all pages are counted', async () => {
  const all = await list({ pageSize: 100 }, player);
  const size = 3;
  const pages = Math.ceil(all.list.length / size);
  const found: Notice[] = [];
  for (let pageNo = 1; pageNo <= pages; pageNo += 1) {
    const page = await list({ pageNo: String(pageNo), pageSize: String(size) }, player);
    expect([page.pageNum, page.totalPages, page.unread]).toEqual([pageNo, pages, all.unread]);
    found.push(...page.list);
  }
  expect(found).toEqual(all.list);
  expect((await list({ pageNo: String(pages + 1), pageSize: String(size) })).list).toEqual([]);
});

test('[MSG-2] agents’ notices have a page of their own', async () => {
  expect((await list({ types: 'A' }, agent)).list.length).toBeGreaterThan(0);
  expect((await list({ types: 'A' }, player)).list).toEqual([]);
});

test('[MSG-2] a notice opens with its text, for those who may see it', async () => {
  const id = await writeContent(server, noticeInput('for members', { audience: MEMBERS }));
  const opened = await open(id, { cookie: player });
  expect(opened.body.value).toMatchObject({ title: 'for members', content: '<p>for members</p>' });
  const refusals = [
    await open(id),
    await open(id, { headers: { merchant: 'sampaguita' } }),
    await open('nothing', { cookie: player }),
    await open(drawId(server.clock.now()), { cookie: player }),
  ];
  for (const { status, body } of refusals)
    expect([status, body.code]).toEqual([404, 'content.notice_unknown']);
});

test('[MSG-2] a draft is not shown, and what is archived is gone', async () => {
  const draft = await writeContent(server, noticeInput('draft', { status: 'DRAFT' }));
  expect((await open(draft)).status).toBe(404);
  const id = await writeContent(server, noticeInput('short-lived'));
  expect((await open(id)).status).toBe(200);
  const author = { merchantCode: 'maneki', by: 'a test', at: server.clock.now() };
  const archive = () =>
    server.database.transact((tx) => archiveContent(tx, { ...author, key: 'short-lived' }));
  expect(await archive()).toEqual({ ok: true, value: {} });
  expect(await archive()).toMatchObject({ refusal: { code: 'content.notice_unknown' } });
  await server.services.content.reload();
  expect((await open(id)).status).toBe(404);
});
