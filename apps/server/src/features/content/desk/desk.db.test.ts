import { contentConsoleEndpoints } from '@maneki/contract/content/console-endpoints';
import type { EntryDraft } from '@maneki/contract/content/console-schemas';
import { contentEndpoints } from '@maneki/contract/content/endpoints';
import { operatorsEndpoints } from '@maneki/contract/operators/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#testing/test-server';
import { type As, enterAs } from '../testing/as-operator.ts';
import { draftInput } from '../testing/draft-input.ts';

const calls = contentConsoleEndpoints;

let server: TestServer;
let aiko: As;
let ben: As;
beforeAll(async () => {
  server = await startTestServer();
  aiko = await enterAs(server, 'aiko');
  ben = await enterAs(server, 'ben');
});
afterAll(() => server.dispose());

type Kind = 'PL' | 'B' | 'HELP' | 'PU';

async function add(content: EntryDraft, kind: Kind = 'PL'): Promise<string> {
  const { status, body } = await server.send(calls.addEntry, { kind, content }, aiko);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.value.id;
}
const save = (id: string, basedOn: number, content: EntryDraft, by = aiko) =>
  server.send(calls.saveVersion, { id, basedOn, content }, by);
const publish = (id: string, version: number, liveVersion: number | null = null, by = aiko) =>
  server.send(calls.publishVersion, { id, version, liveVersion }, by);
const read = async (id: string, by = aiko) =>
  (await server.send(calls.getEntry, { id }, by)).body.value;

/** What readers are told, once this node has heard of it. */
async function notice(announcementId: string, language = 'EN') {
  await server.services.content.reload();
  const headers = { language };
  return (await server.send(contentEndpoints.getNotice, { announcementId }, { headers })).body
    .value;
}

test('[CONSOLE-2] every save is a version, and readers see the one that is published', async () => {
  const id = await add(draftInput('One'));
  expect(await read(id)).toMatchObject({
    entry: { state: 'draft', version: 1, liveVersion: null },
  });
  expect(await notice(id)).toBeUndefined();
  expect(await publish(id, 1)).toMatchObject({ status: 200, body: { value: { state: 'live' } } });
  expect(await notice(id)).toMatchObject({ title: 'One', content: '<p>One</p>' });

  const texts = {
    EN: { title: 'Two', text: '', body: '<p>One</p>' },
    JA: { title: '二', text: '', body: '' },
  };
  expect(await save(id, 1, draftInput('', { texts }))).toMatchObject({
    body: { value: { id, version: 2 } },
  });
  expect(await notice(id)).toMatchObject({ title: 'One' });
  expect(await publish(id, 2, 1)).toMatchObject({ status: 200 });
  expect(await notice(id, 'JA')).toMatchObject({ title: '二' });

  const back = { id, basedOn: 2, version: 1 };
  expect((await server.send(calls.restoreVersion, back, ben)).body.value).toEqual({
    id,
    version: 3,
  });
  expect(await publish(id, 3, 2)).toMatchObject({ status: 200 });
  expect(await notice(id, 'JA')).toMatchObject({ title: 'One' });
  const { rows, next } = (await server.send(calls.listVersions, { id, size: '2' }, ben)).body.value;
  expect(rows).toMatchObject([
    { version: 3, savedBy: 'ben', restoredFrom: 1, isLive: true },
    {
      version: 2,
      savedBy: 'aiko',
      restoredFrom: null,
      isLive: false,
      changes: [
        { part: 'title', language: 'EN' },
        { part: 'title', language: 'JA' },
      ],
    },
  ]);
  const rest = await server.send(calls.listVersions, { id, cursor: next }, ben);
  expect(rest.body.value).toMatchObject({ rows: [{ version: 1, changes: [] }], next: null });
});

test('[CONSOLE-2] what is withdrawn is gone for readers, and can be published again', async () => {
  const id = await add(draftInput('Passing'));
  await publish(id, 1);
  const withdraw = () =>
    server.send(calls.withdrawEntry, { id, liveVersion: 1, reason: 'it is over' }, ben);
  expect(await withdraw()).toMatchObject({ body: { value: { state: 'ended' } } });
  expect(await notice(id)).toBeUndefined();
  expect(await withdraw()).toMatchObject({ status: 409, body: { code: 'content.not_live' } });
  expect(await publish(id, 1)).toMatchObject({ body: { value: { state: 'live' } } });
  expect(await notice(id)).toMatchObject({ title: 'Passing' });
  const auditor = await enterAs(server, 'dai', 'auditor');
  const trail = await server.send(
    operatorsEndpoints.listActs,
    { subject: `content ${id}` },
    {
      ...auditor,
    },
  );
  expect(trail.body.value.rows).toMatchObject([
    { act: calls.publishVersion.name, after: { liveVersion: 1 } },
    { act: calls.withdrawEntry.name, operator: 'ben', reason: 'it is over' },
    { act: calls.publishVersion.name },
    { act: calls.addEntry.name, operator: 'aiko' },
  ]);
});

test('[CONSOLE-2] whoever is second is told of the newer version, and nothing is lost', async () => {
  const id = await add(draftInput('Race'));
  const both = await Promise.all([
    save(id, 1, draftInput('Race by aiko')),
    save(id, 1, draftInput('Race by ben'), ben),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const second = both.find(({ status }) => status === 409)!;
  const first = both[0]!.status === 200 ? 'aiko' : 'ben';
  expect(second.body).toMatchObject({
    code: 'content.newer_version',
    detail: { operator: first, version: 2 },
  });
  expect(second.body.message).toContain(`${first} has saved or published version 2`);
  expect(await read(id)).toMatchObject({
    content: { texts: { EN: { title: `Race by ${first}` } } },
  });
});

test('[CONSOLE-2] of two who publish at once the second is told, and readers see the first', async () => {
  const id = await add(draftInput('Published once'));
  const both = await Promise.all([publish(id, 1), publish(id, 1, null, ben)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)!.body).toMatchObject({
    code: 'content.newer_version',
  });
  expect(await notice(id)).toMatchObject({ title: 'Published once' });
  expect(await publish(id, 1, 1)).toMatchObject({ body: { code: 'content.already_live' } });
  await save(id, 1, draftInput('Corrected'), ben);
  expect(await publish(id, 1, 1)).toMatchObject({
    body: { code: 'content.newer_version', detail: { operator: 'ben', version: 2 } },
  });
});

test('[CONSOLE-2] versions are only ever added', async () => {
  const id = await add(draftInput('Kept'));
  for (const change of [
    sql`update content_versions set saved_by = 'nobody' where entry_id = ${id}`,
    sql`delete from content_versions where entry_id = ${id}`,
  ])
    await expect(server.database.statement((tx) => change.execute(tx))).rejects.toThrow(
      'versions of content are only ever added',
    );
});

test('[CONSOLE-2] a list tells state, audience and gaps, page by page', async () => {
  const soon = new Date(server.clock.now().getTime() + 60_000).toISOString();
  const audience = { guest: true, types: [], vip: null, labels: null, countries: null };
  const id = await add(draftInput('For guests, soon', { startsAt: soon, audience }), 'PU');
  await publish(id, 1);
  const list = async (asked: object) =>
    (await server.send(calls.listEntries, asked as never, aiko)).body.value;
  const planned = await list({ kind: 'PU', state: 'planned' });
  expect(planned).toMatchObject({
    rows: [{ id, state: 'planned', audience: 'guests', missing: ['JA', 'CN', 'TH', 'VI'] }],
    next: null,
  });
  server.clock.advance(60_000);
  aiko = await enterAs(server, 'aiko');
  ben = await enterAs(server, 'ben');
  expect((await list({ kind: 'PU', state: 'planned' })).rows).toEqual([]);
  const gaps = await list({ missing: 'JA' });
  expect(gaps.rows.map((row: { id: string }) => row.id)).toContain(id);
  expect((await list({ missing: 'EN', audience: 'guests' })).rows).toEqual([]);

  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await list({ state: 'live', size: '7', ...(cursor && { cursor }) });
    seen.push(...page.rows.map((row: { id: string }) => row.id));
    cursor = page.next ?? undefined;
  } while (cursor);
  const live = (await list({ state: 'live', size: '100' })).rows;
  expect(seen).toEqual(live.map((row: { id: string }) => row.id));
  expect(seen.length).toBeGreaterThan(30);
});

test('[CONSOLE-2] readers see banners in the order that an operator gives them', async () => {
  const banners = async () => {
    await server.services.content.reload();
    const { value } = (await server.send(contentEndpoints.listAnnouncements, { types: 'B' })).body;
    return value.banners.map((banner: { announcementId: string }) => banner.announcementId);
  };
  const order = async () =>
    (await server.send(calls.listOrder, { kind: 'B' }, aiko)).body.value.entries.map(
      ({ id }: { id: string }) => id,
    );
  const first = await order();
  const id = await add(draftInput('The last one', { groupName: 'm_home' }), 'B');
  await publish(id, 1);
  expect(await order()).toEqual([...first, id]);
  const sort = (ids: string[]) => server.send(calls.sortEntries, { kind: 'B', ids }, aiko);
  expect(await sort([id, ...first])).toMatchObject({ status: 200 });
  expect((await banners())[0]).toBe(id);
  expect(await sort(first)).toMatchObject({ body: { code: 'content.order_outdated' } });
  // A correction stays where it stands.
  await save(id, 1, draftInput('Still first', { groupName: 'm_home' }));
  await publish(id, 2, 1);
  expect((await banners())[0]).toBe(id);
});

test('[CONSOLE-2] an article is found by its name, which no other published one has', async () => {
  const second = await add(draftInput('Terms again', { tag: 'tc' }), 'HELP');
  expect(await publish(second, 1)).toMatchObject({
    status: 409,
    body: { code: 'content.tag_taken' },
  });
  await save(second, 1, draftInput('More about terms'));
  expect(await publish(second, 2)).toMatchObject({ status: 200 });
  await server.services.content.reload();
  const titles = async () =>
    (await server.send(contentEndpoints.getHelp, {})).body.value.map(
      ({ title }: { title: string }) => title,
    );
  expect((await titles()).at(-1)).toBe('More about terms');
  await server.send(
    calls.withdrawEntry,
    { id: second, liveVersion: 2, reason: 'said twice' },
    aiko,
  );
  await server.services.content.reload();
  expect(await titles()).not.toContain('More about terms');
});

test('[CONSOLE-2] another merchant’s content is unknown', async () => {
  const id = await add(draftInput('Ours'));
  const maria = await enterAs(server, 'maria', 'owner', 'sampaguita');
  const unknown = { status: 404, body: { code: 'content.entry_unknown' } };
  expect(await server.send(calls.getEntry, { id }, maria)).toMatchObject(unknown);
  expect(await server.send(calls.listVersions, { id }, maria)).toMatchObject(unknown);
  expect(await save(id, 1, draftInput('Theirs'), maria)).toMatchObject(unknown);
  expect(await publish(id, 1, null, maria)).toMatchObject(unknown);
  const back = { id, basedOn: 1, version: 1 };
  expect(await server.send(calls.restoreVersion, back, maria)).toMatchObject(unknown);
  const wish = { id, version: 1, reader: 'guest', language: 'EN' } as const;
  expect(await server.send(calls.openPreview, wish, maria)).toMatchObject(unknown);
  expect(
    await server.send(calls.withdrawEntry, { id, liveVersion: 1, reason: 'not mine' }, maria),
  ).toMatchObject(unknown);
  const { rows } = (await server.send(calls.listEntries, { size: '100' }, maria)).body.value;
  expect(rows.map((row: { id: string }) => row.id)).not.toContain(id);
});

test('[CONSOLE-2] what ended is listed like the rest: the merchant’s own, as filtered, page by page', async () => {
  const maria = await enterAs(server, 'maria', 'owner', 'sampaguita');
  const end = async (kind: Kind) => {
    server.clock.advance(1_000);
    const endsAt = new Date(server.clock.now().getTime() + 1_000).toISOString();
    const id = await add(draftInput(`Ended ${kind}`, { endsAt }), kind);
    await publish(id, 1);
    return id;
  };
  const list = async (asked: object, by = aiko) =>
    (await server.send(calls.listEntries, { state: 'ended', ...asked } as never, by)).body.value;
  const idsOf = ({ rows }: { rows: { id: string }[] }) => rows.map(({ id }) => id);
  const popup = await end('PU');
  const announcement = await end('PL');
  server.clock.advance(1_000);
  expect(idsOf(await list({ size: '100' }, maria))).not.toContain(popup);
  const ended = idsOf(await list({ size: '100' }));
  expect(ended.slice(0, 2)).toEqual([announcement, popup]);
  expect(idsOf(await list({ kind: 'PU', size: '100' }))).not.toContain(announcement);

  const first = await list({ size: '1' });
  const second = await list({ size: '1', cursor: first.next });
  expect([...idsOf(first), ...idsOf(second)]).toEqual([announcement, popup]);
});
