import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMigrations, SERVER_MIGRATIONS } from '#platform/database/read-migrations';
import { startTestServer, type TestServer } from '#testing/test-server';
import { noticeInput, writeContent } from '../testing/write-content.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.dispose());

/** What versions and lists say of everything, whoever wrote it. */
const readAll = () =>
  server.database.statement(async (tx) => {
    const { rows } = await sql`
      select e.id, e.key, e.kind, e.version, e.live_version, e.group_name, e.title, e.image,
             array(select unnest(e.languages) order by 1) as languages, e.audience,
             e.starts_at, e.ends_at, v.content
        from content_entries e join content_versions v on v.entry_id = e.id
       order by e.id`.execute(tx);
    return rows;
  });

test('what was written before there were versions becomes the first one of each', async () => {
  const startsAt = new Date('2030-01-02T03:04:05.678Z');
  const audience = { guest: true, types: [0 as const], labels: ['gold'] };
  await writeContent(server, noticeInput('Soon', { startsAt, audience }));
  const written = await readAll();
  expect(written.length).toBeGreaterThan(80);

  const migrations = await readMigrations(SERVER_MIGRATIONS);
  const { text } = migrations.find(({ name }) => name.endsWith('_content_add_versions.sql'))!;
  const from = text.indexOf('-- What was written before there were versions');
  await server.database.transact(async (tx) => {
    await sql`truncate content_entries, content_versions`.execute(tx);
    for (const statement of text
      .slice(from)
      .split(/;\n/)
      .filter((part) => part.trim()))
      await sql.raw(statement).execute(tx);
  });
  expect(await readAll()).toEqual(written);
});
