import { contentEndpoints } from '@maneki/contract/content/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#testing/test-server';
import { EVERYBODY } from './audience.ts';
import { noticeInput, writeContent } from './testing/write-content.ts';

let server: TestServer;
let rendered = 0;
beforeAll(async () => {
  server = await startTestServer({
    site: {
      async render(_, { call }) {
        rendered += 1;
        const answer = await call(contentEndpoints.listAnnouncements, { types: 'PL' });
        const titles = answer.ok ? answer.value.playerNotices.map(({ title }) => title) : [];
        const html = `<html lang="en">${titles.join()}</html>`;
        return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
      },
      findPage: (path) => ({ path, isShared: true }),
    },
  });
});
afterAll(() => server.dispose());

const visit = async (country = 'VN') => {
  const headers = { host: 'localhost', cookie: 'lang=EN', 'cf-ipcountry': country };
  return (await server.app.inject({ url: '/m/home', headers })).body;
};

test('[MSG-2] a kept page shows what has begun, and no longer what is over', async () => {
  const start = server.clock.now().getTime() + 1_000;
  const period = { startsAt: new Date(start), endsAt: new Date(start + 1_000) };
  await writeContent(server, noticeInput('passing', period));
  expect(await visit()).not.toContain('passing');
  server.clock.advance(1_000);
  expect(await visit()).toContain('passing');
  server.clock.advance(1_000);
  expect(await visit()).not.toContain('passing');
});

test('[MSG-2] guests of a country that content is for have a kept page of their own', async () => {
  await visit('VN');
  rendered = 0;
  await visit('PH');
  expect(rendered).toBe(0);
  const audience = { ...EVERYBODY, countries: ['PH'] };
  await writeContent(server, noticeInput('mabuhay', { audience }));
  expect(await visit('PH')).toContain('mabuhay');
  expect(await visit('VN')).not.toContain('mabuhay');
  expect(await visit('PH')).toContain('mabuhay');
  await visit('US');
  await visit('CA');
  // Countries for which nothing is meant share their page, as far as their laws agree.
  expect(rendered).toBe(3);
});
