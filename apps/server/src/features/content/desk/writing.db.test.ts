import { contentConsoleEndpoints } from '@maneki/contract/content/console-endpoints';
import type { EntryDraft } from '@maneki/contract/content/console-schemas';
import { contentEndpoints } from '@maneki/contract/content/endpoints';
import { operatorsEndpoints } from '@maneki/contract/operators/endpoints';
import { waitFor } from '@maneki/testkit/wait-for';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runOutbox } from '#platform/outbox/run-outbox';
import { silentLog } from '#testing/silent-log';
import { startTestServer, type TestServer } from '#testing/test-server';
import { pushContent } from '../events.ts';
import { type As, enterAs } from '../testing/as-operator.ts';
import { draftInput } from '../testing/draft-input.ts';

const { addEntry, addPicture, getEntry, listPictures, openPreview, publishVersion } =
  contentConsoleEndpoints;

let server: TestServer;
let aiko: As;
beforeAll(async () => {
  server = await startTestServer();
  aiko = await enterAs(server, 'aiko');
});
afterAll(() => server.dispose());

const add = (content: EntryDraft, mayRemove = false, kind: 'PL' | 'B' = 'PL') =>
  server.send(addEntry, { kind, content, mayRemove }, aiko);
const withBody = (body: string): EntryDraft =>
  draftInput('', { texts: { JA: { title: '題', text: '', body } } });

test('[CONSOLE-2] a script is refused in words, whatever the operator agrees to', async () => {
  for (const mayRemove of [false, true])
    expect(await add(withBody('<p>a</p><script>b()</script>'), mayRemove)).toMatchObject({
      status: 422,
      body: {
        code: 'content.script_refused',
        message:
          'The text in 日本語 holds something that could run as a script: <script>. ' +
          'It was not stored; please take it out.',
      },
    });
  const japanese = { headers: { ...aiko.headers, language: 'JA' } };
  const wish = { kind: 'PL', content: withBody('<p onclick="x()">a</p>') } as const;
  expect((await server.send(addEntry, wish, japanese)).body.message).toContain('onclick="x()"');
});

test('[CONSOLE-2] what would be left out is told first, and left out once that is agreed to', async () => {
  const content = withBody('<p style="color:red">a</p><font>b</font>');
  expect(await add(content)).toMatchObject({
    status: 422,
    body: {
      code: 'content.would_remove',
      message: 'In 日本語, some markup is not allowed and would be left out: <p style>, <font>.',
    },
  });
  const { id } = (await add(content, true)).body.value;
  const { body } = await server.send(getEntry, { id }, aiko);
  expect(body.value.content.texts.JA.body).toBe('<p>a</p>b');
});

test.each<[string, Partial<EntryDraft>]>([
  ['content.nothing_said', { texts: { EN: { title: ' ', text: '', body: '' } } }],
  ['content.title_missing', { texts: { EN: { title: '', text: '', body: 'x' } } }],
  ['content.link_invalid', { linkType: 'ROUTE', linkage: '//evil.example' }],
  ['content.link_invalid', { linkType: 'URL', linkage: 'javascript:alert(1)' }],
  ['content.period_invalid', { startsAt: '2030-01-02T00:00:00Z', endsAt: '2030-01-02T00:00:00Z' }],
  ['content.picture_unknown', { image: 'data:image/png;base64,' }],
  ['content.picture_unknown', { image: `/m/art/pictures/maneki/${'0'.repeat(32)}.webp` }],
  ['content.picture_unknown', { image: `/m/art/pictures/sampaguita/${'0'.repeat(32)}.webp` }],
])('[CONSOLE-2] %s is told, and nothing is stored', async (code, wrong) => {
  const { body } = await add(draftInput('wrong', wrong));
  expect(body.code).toBe(code);
  const entries = await server.database.statement((tx) =>
    tx.selectFrom('content_entries').select('id').where('title', '=', 'wrong').execute(),
  );
  expect(entries).toEqual([]);
});

const plain = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } });
test('[CONSOLE-2] a text may be as long as it is stored, and what is stored can be shown and published', async () => {
  const body = (signs: number) => `<p>${'&'.repeat(signs)}</p>`;
  // Each of them is stored as `&amp;`.
  const long = await add(withBody(body(20_000)));
  expect(long).toMatchObject({ status: 422, body: { code: 'content.text_too_long' } });
  expect(long.body.message).toContain('日本語');
  const { id } = (await add(withBody(body(19_998)))).body.value;
  // As an earlier version of the product stored it.
  await server.database.transact(async (tx) => {
    await sql`alter table content_versions disable trigger user`.execute(tx);
    await sql`update content_versions
                 set content = jsonb_set(content, '{texts,JA,body}', to_jsonb(${body(30_000)}::text))
               where entry_id = ${id}`.execute(tx);
    await sql`alter table content_versions enable trigger user`.execute(tx);
  });
  const { content } = (await server.send(getEntry, { id }, aiko)).body.value;
  expect(content.texts.JA.body).toHaveLength(30_007);
  const published = await server.send(publishVersion, { id, version: 1, liveVersion: null }, aiko);
  expect(published.status).toBe(200);
  const wish = { id, version: 1, reader: 'member', language: 'JA' } as const;
  const { address } = (await server.send(openPreview, wish, aiko)).body.value;
  const token = new URL(address, 'http://localhost').searchParams.get('preview')!;
  expect(await server.send(contentEndpoints.getPreview, { token })).toMatchObject({ status: 200 });
});

test('[CONSOLE-1] the trail tells which parts were written, and the version the words', async () => {
  const { id } = (await add(draftInput('Only in the version'))).body.value;
  const auditor = await enterAs(server, 'dai', 'auditor');
  const wish = { subject: `content ${id}` };
  const { rows } = (await server.send(operatorsEndpoints.listActs, wish, auditor)).body.value;
  expect(rows).toMatchObject([{ after: { version: 1, kind: 'PL' } }]);
  expect(rows[0].after.changes).toContainEqual({ part: 'title', language: 'EN' });
  expect(JSON.stringify(rows)).not.toContain('Only in the version');
});

const upload = (bytes: Buffer, name = 'a picture') =>
  server.send(addPicture, { name, data: bytes.toString('base64') }, aiko);

test('[CONSOLE-2] a picture is encoded anew, and served for good at an address of its own', async () => {
  for (const format of ['png', 'jpeg', 'webp', 'avif'] as const) {
    const { status, body } = await upload(await plain(90, 60).toFormat(format).toBuffer(), format);
    expect(status, format).toBe(200);
    expect(body.value).toMatchObject({ width: 90, height: 60 });
  }
  const { rows } = (await server.send(listPictures, {}, aiko)).body.value;
  const { address } = rows[0];
  await upload(await plain(90, 60).png().toBuffer(), 'once more');
  const auditor = await enterAs(server, 'dai', 'auditor');
  const asked = { act: addPicture.name, size: '1' };
  const trail = await server.send(operatorsEndpoints.listActs, asked, auditor);
  const [again] = trail.body.value.rows;
  expect(again.before).toEqual(again.after);
  expect(again.after.name).not.toBe('once more');
  const { headers, rawPayload, statusCode } = await server.app.inject({ url: address });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 90 });
  const used = await add(
    draftInput('With a picture', { image: address, groupName: 'm_home' }),
    false,
    'B',
  );
  expect(used.status).toBe(200);
  const other = address.replace('/maneki/', '/sampaguita/');
  expect((await server.app.inject({ url: other })).statusCode).toBe(404);
  const maria = await enterAs(server, 'maria', 'owner', 'sampaguita');
  expect((await server.send(listPictures, {}, maria)).body.value.rows).toEqual([]);
});

test('[CONSOLE-2] what is no picture, or too large, is refused in words', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const gif = await plain(9).gif().toBuffer();
  const cut = (await plain(200).png().toBuffer()).subarray(0, 60);
  for (const bytes of [svg, gif, cut, Buffer.from('hello')])
    expect(await upload(bytes, 'night.png')).toMatchObject({
      status: 422,
      body: { code: 'content.picture_unreadable' },
    });
  expect(await upload(await plain(5_000, 10).png().toBuffer())).toMatchObject({
    body: {
      code: 'content.picture_too_wide',
      message: 'A picture may be at most 4096 pixels wide and high.',
    },
  });
  expect(await upload(Buffer.alloc(2_000_001))).toMatchObject({
    status: 413,
    body: { code: 'content.picture_too_large', message: 'A picture may have at most 2 MB.' },
  });
});

test('[CONSOLE-2] a preview says what a reader would read, for an hour and in one version', async () => {
  const audience = { guest: false, types: null, vip: null, labels: ['gold'], countries: ['JP'] };
  const texts = { EN: { title: 'For {merchant}', text: '', body: '<p>{age}</p>' } };
  const { id } = (await add(draftInput('', { audience, texts }))).body.value;
  const open = async (reader: 'guest' | 'member', language: 'EN' | 'JA' = 'EN') => {
    const wish = { id, version: 1, reader, language };
    const { address } = (await server.send(openPreview, wish, aiko)).body.value;
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    expect(pathname).toBe('/m/preview');
    return searchParams.get('preview')!;
  };
  const show = async (token: string) =>
    (await server.send(contentEndpoints.getPreview, { token })).body;
  const token = await open('member');
  expect((await show(token)).value).toMatchObject({
    kind: 'PL',
    isShown: true,
    notice: { title: 'For Maneki', content: '<p>21</p>' },
  });
  expect((await show(await open('guest', 'JA'))).value).toMatchObject({ isShown: false });
  const forged = token.replace('.1.member.', '.2.member.');
  expect(await show(forged)).toMatchObject({ code: 'content.preview_over' });
  server.clock.advance(61 * 60_000);
  expect(await show(token)).toMatchObject({ code: 'content.preview_over' });
});

test('[CONSOLE-2] [MSG-2] what is published reaches all nodes and open pages by its event', async () => {
  aiko = await enterAs(server, 'aiko');
  const { content, fanout } = server.services;
  const heard: string[] = [];
  fanout.subscribe({ hear: ({ topic, merchantCode }) => heard.push(`${topic} ${merchantCode}`) });
  const services = { ...server.services, log: silentLog };
  const outbox = runOutbox({ ...services, handlers: [pushContent], pollMs: 50 });
  const { id } = (await add(draftInput('Told to all'))).body.value;
  await server.send(publishVersion, { id, version: 1, liveVersion: null }, aiko);
  outbox.poke();
  await waitFor(() => content.get('maneki').items.some((item) => item.id === id));
  await outbox.stop();
  expect(heard).toContain('content.changed maneki');
});
