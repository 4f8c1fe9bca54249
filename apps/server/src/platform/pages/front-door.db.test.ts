import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
let base: string;
beforeAll(async () => {
  server = await startTestServer();
  base = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.dispose());

const visit = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${base}${path}`, { headers, redirect: 'manual' });

const figures = async () => {
  const text = await (await visit('/metrics')).text();
  const line =
    /maneki_http_request_duration_seconds_count{endpoint="kept page",status="200"} (\d+)/;
  return Number(line.exec(text)?.[1] ?? 0);
};

test('the second guest is answered from memory, with the same page and the same headers', async () => {
  const before = await figures();
  const first = await visit('/m/home');
  const second = await visit('/m/home');
  expect(await figures()).toBe(before + 1);
  expect(await second.text()).toBe(await first.text());
  const compared = [
    'content-security-policy',
    'content-type',
    'cache-control',
    'vary',
    'etag',
    'content-encoding',
    'x-content-type-options',
    'strict-transport-security',
    'x-frame-options',
  ];
  for (const name of compared) expect(second.headers.get(name), name).toBe(first.headers.get(name));
  expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
});

test('a page that the browser has is not sent again', async () => {
  await visit('/m/home');
  const etag = (await visit('/m/home')).headers.get('etag') ?? '';
  expect((await visit('/m/home', { 'if-none-match': etag })).status).toBe(304);
});

test('language, theme, country and settings decide here as they do in the framework', async () => {
  const home = async (headers: Record<string, string>) => (await visit('/m/home', headers)).text();
  for (const cookie of ['lang=JA', 'lang=JA; theme=light']) await home({ cookie });
  expect(await home({ cookie: 'lang=JA; theme=light' })).toContain('lang="JA" data-theme="light"');
  expect(await home({ cookie: 'lang=JA' })).toContain('lang="JA" data-theme="dark"');
  await home({ 'cf-ipcountry': 'JP' });
  expect(await home({ 'cf-ipcountry': 'JP' })).toContain('lang="JA"');
});

test('a site that closes is closed for kept pages too', async () => {
  await visit('/m/home');
  await server.change('maneki', { maintenance: { isOn: true, endsAt: null } });
  const closed = await visit('/m/home');
  expect([closed.status, closed.headers.get('location')]).toEqual([302, '/m/restrict']);
  await server.change('maneki', { maintenance: { isOn: false, endsAt: null } });
  expect((await visit('/m/home', { 'cf-ipcountry': 'KP' })).status).toBe(302);
});

test('a page that is a minute old is renewed', async () => {
  await visit('/m/home');
  const before = await figures();
  server.clock.advance(60_001);
  await visit('/m/home');
  expect(await figures()).toBe(before);
});
