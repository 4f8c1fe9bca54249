import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { LANGUAGES } from '@maneki/contract/language';
import { everyPhrase } from '@maneki/phrases/every-phrase';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#testing/test-server';
import type { FoundPage, Site } from './render-page.ts';

let rendered: string[] = [];

const QUERIES: Readonly<Record<string, FoundPage['query']>> = {
  '/m/home': { category: { shared: ['RNG'], others: 'ignored' } },
  '/m/list': {
    kind: { shared: ['RNG'], others: 'own' },
    name: { shared: [], others: 'own' },
    tab: { shared: ['hot'], others: 'ignored' },
  },
};

/** Says what it was rendered with, so that a test can see who gets whose page. */
const site: Site = {
  async render(request, { nonce, language, theme, merchantCode, origin, call }) {
    const { pathname, search } = new URL(request.url);
    rendered.push(pathname + search);
    if (pathname === '/m/broken') throw new Error('broken');
    if (pathname === '/m/waiting') throw new Error('timeout exceeded when trying to connect');
    if (pathname === '/m/failing') return new Response('router error', { status: 500 });
    if (pathname === '/m/unknown')
      return new Response(null, { status: 302, headers: { location: '/m/home' } });
    const status = await call(
      (await import('@maneki/contract/site/endpoints')).siteEndpoints.getStatus,
      {},
    );
    const { ip, countryCode } = status.ok ? status.value.location : { ip: '?', countryCode: '?' };
    return new Response(
      `<html lang="${language}"><style nonce="${nonce}">b{}</style>${pathname} ${theme} ` +
        `${merchantCode} ${origin} [${ip} ${countryCode}]<script nonce="${nonce}">go()</script></html>`,
      { headers: { 'content-type': 'text/html; charset=utf-8' } },
    );
  },
  findPage(pathname) {
    const path = pathname.toLowerCase();
    if (path === '/m/nothing') return undefined;
    return {
      path,
      isShared: path !== '/m/restrict' && path !== '/m/own' && path !== '/m/framed',
      isFramed: path === '/m/framed',
      query: QUERIES[path] ?? {},
    };
  },
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ site });
});
afterAll(() => server.dispose());

async function visit(url: string, headers: Record<string, string> = {}) {
  rendered = [];
  const answer = await server.app.inject({ url, headers: { host: 'localhost', ...headers } });
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: answer.body,
    raw: answer.rawPayload,
  };
}

test.each(['/', '/m', '/m/', '/m/index', '/m/index.html'])('%s is home', async (path) => {
  const { status, headers } = await visit(path);
  expect([status, headers.location]).toEqual([301, '/m/home']);
});

test('a path outside the site leads home', async () => {
  const html = { accept: 'text/html' };
  expect((await visit('/somewhere', html)).headers.location).toBe('/m/home');
});

test('guests share one rendering, which says nothing of any of them', async () => {
  const first = await visit('/m/home', { 'x-forwarded-for': '1.0.16.1', cookie: 'lang=EN' });
  const second = await visit('/m/home', { 'x-forwarded-for': '1.0.16.2', cookie: 'lang=EN' });
  expect(first.body).toContain('[ null]');
  expect(second.body).toBe(first.body);
  expect(rendered).toEqual([]);
});

test('language, theme, merchant and a change of settings each have their own rendering', async () => {
  const home = async (headers: Record<string, string>) => (await visit('/m/home', headers)).body;
  expect(await home({ cookie: 'lang=JA; theme=light' })).toMatch(/lang="JA".*light maneki/);
  expect(await home({ cookie: 'lang=JA; theme=dark' })).toMatch(/lang="JA".*dark maneki/);
  expect(await home({ host: 'ph.localhost' })).toContain('sampaguita');
  await home({ cookie: 'lang=EN' });
  await server.change('maneki', { flags: {} });
  await home({ cookie: 'lang=EN' });
  expect(rendered).toEqual(['/m/home']);
});

test('a kept page is sent compressed, with hashes and without a nonce', async () => {
  const plain = (await visit('/m/home')).body;
  const brotli = await visit('/m/home', { 'accept-encoding': 'gzip, br' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.raw).toString()).toBe(plain);
  const zipped = await visit('/m/home', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(zipped.raw).toString()).toBe(plain);
  expect(plain).not.toContain('nonce');
  const policy = String(brotli.headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/);
});

test('a page that did not change is not sent again', async () => {
  const { headers } = await visit('/m/home');
  const again = await visit('/m/home', { 'if-none-match': String(headers.etag) });
  expect([again.status, again.body]).toEqual([304, '']);
});

test('a page of one’s own has a nonce that no other answer has, and is not stored', async () => {
  const first = await visit('/m/own', { 'x-forwarded-for': '1.0.16.1' });
  const nonce = /nonce="([^"]+)"/.exec(first.body)?.[1];
  expect(first.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  expect(first.headers['cache-control']).toContain('no-store');
  expect(first.body).toContain('[1.0.16.1 JP]');
  expect((await visit('/m/own')).body).not.toContain(nonce);
});

test('[SITE-5] an address may choose the language, and the choice is remembered', async () => {
  const chosen = await visit('/m/home?lang=VI');
  expect(chosen.body).toContain('lang="VI"');
  expect(chosen.headers['set-cookie']).toMatch(/^lang=VI; .*SameSite=Lax/);
  expect((await visit('/m/home?lang=TY')).body).toContain('lang="TH"');
  expect((await visit('/m/home?lang=XX')).body).toContain('lang="EN"');
  expect((await visit('/m/home?lang=VI', { host: 'ph.localhost' })).body).toContain('lang="EN"');
});

test('[SITE-7] an address may choose the theme, and the choice is remembered', async () => {
  const chosen = await visit('/m/home?theme=light');
  expect(chosen.body).toContain(' light maneki');
  expect(chosen.headers['set-cookie']).toMatch(/^theme=light; .*SameSite=Lax/);
  const unknown = await visit('/m/home?theme=pink');
  expect(unknown.body).toContain(' dark maneki');
  expect(unknown.headers['set-cookie']).toBeUndefined();
});

test('[SITE-5] without a choice the country decides', async () => {
  expect((await visit('/m/home', { 'cf-ipcountry': 'JP' })).body).toContain('lang="JA"');
  expect((await visit('/m/home', { 'cf-ipcountry': 'FR' })).body).toContain('lang="EN"');
  const chosen = { 'cf-ipcountry': 'JP', cookie: 'lang=CN' };
  expect((await visit('/m/home', chosen)).body).toContain('lang="CN"');
});

test('[SITE-3] a closed site shows the restricted page and nothing else', async () => {
  const blocked = { 'cf-ipcountry': 'KP' };
  expect((await visit('/m/home', blocked)).headers.location).toBe('/m/restrict');
  expect((await visit('/m/restrict', blocked)).status).toBe(451);
  await server.change('maneki', { maintenance: { isOn: true, endsAt: null } });
  expect((await visit('/m/home')).headers.location).toBe('/m/restrict');
  expect((await visit('/m/restrict')).status).toBe(503);
  expect((await visit('/m/restrict', blocked)).status).toBe(503);
  await server.change('maneki', { maintenance: { isOn: false, endsAt: null } });
  expect((await visit('/m/restrict')).headers.location).toBe('/m/home');
});

test('[CONSOLE-2] a page that is made for it stands in frames of the console, and leaves nothing behind', async () => {
  const { headers, body, cookies } = await visitFramed();
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(headers['x-frame-options']).toBeUndefined();
  expect(body).toContain('lang="JA"');
  expect(body).toContain(' maneki ');
  expect(cookies).toEqual([]);
  const plain = await server.app.inject({ url: '/m/own', headers: { host: 'localhost' } });
  expect(plain.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(plain.headers['x-frame-options']).toBe('DENY');

  // The address proves whose it is; a member of the host is nobody there.
  const cookie = await server.logIn('sakura');
  const foreign = await visitFramed({ merchantCode: 'sampaguita', cookie });
  expect(foreign.body).toContain(' sampaguita ');
  expect(foreign.cookies).toEqual([]);

  // Operators prepare what is shown when the site opens again.
  await server.change('maneki', { maintenance: { isOn: true, endsAt: null } });
  expect((await visitFramed()).statusCode).toBe(200);
  await server.change('maneki', { maintenance: { isOn: false, endsAt: null } });
});

function visitFramed({ merchantCode = '', cookie = '' } = {}) {
  const wish = { id: FRAMED, version: 1, reader: 'guest', language: 'JA', merchantCode } as const;
  const preview = server.services.previews.make(wish, server.clock.now());
  const url = `/m/framed?lang=JA${merchantCode && `&preview=${preview}`}`;
  return server.app.inject({ url, headers: { host: 'localhost', cookie } });
}

const FRAMED = '01890000-0000-7000-8000-000000000000';

test('a query is no part of a shared page, so it cannot get into it', async () => {
  const { body } = await visit('/m/terms?evil=<script>');
  expect(body).not.toContain('evil');
  expect((await visit('/m/terms')).body).toBe(body);
  expect(rendered).toEqual([]);
});

test('[HOME-7] a query that the page shares has a rendering of its own, whatever else is asked', async () => {
  const asked = async (query: string) => {
    await visit(`/m/home${query}`, { cookie: 'lang=CN' });
    return rendered;
  };
  await asked('');
  expect(await asked('?category=RNG&evil=1')).toEqual(['/m/home?category=RNG']);
  expect(await asked('?evil=2&category=RNG')).toEqual([]);
  expect(await asked('?category=NONE')).toEqual([]);
});

test('guests share a page by what it reads of its query: of the rest they cannot make it render anew', async () => {
  const asked = async (query: string) => {
    await visit(`/m/list${query}`, { cookie: 'lang=VI' });
    return rendered;
  };
  expect(await asked('?utm_source=mail')).toEqual(['/m/list']);
  for (const query of ['', '?utm_source=2', '?tab=nonsense', '?tab=&a[]=1'])
    expect(await asked(query), query).toEqual([]);
  expect(await asked('?tab=hot&kind=RNG&x=1')).toEqual(['/m/list?kind=RNG&tab=hot']);
  expect(await asked('?kind=RNG&tab=hot&x=2')).toEqual([]);
  for (const query of ['?name=cat', '?kind=nonsense', '?name=', '?name=cat'])
    expect(await asked(query), query).toEqual([`/m/list${query}`]);
});

test('whoever asks for too many pages that depend on a query is told to come again, whichever they share', async () => {
  const address = { 'x-forwarded-for': '192.0.2.77' };
  const asked = await Promise.all(
    LANGUAGES.flatMap((language) =>
      ['light', 'dark'].map((theme) =>
        visit('/m/list?kind=RNG', { ...address, cookie: `lang=${language}; theme=${theme}` }),
      ),
    ),
  );
  expect(asked.map(({ status }) => status).toSorted()).toEqual([...Array(8).fill(200), 503, 503]);
});

test('an unknown page leads home, and another spelling to the one that counts', async () => {
  expect((await visit('/m/nothing')).headers.location).toBe('/m/home');
  const other = await visit('/m/Terms?a=1');
  expect([other.status, other.headers.location]).toEqual([301, '/m/terms?a=1']);
});

test('an alias of home keeps what was asked', async () => {
  expect((await visit('/m?lang=JA')).headers.location).toBe('/m/home?lang=JA');
  expect((await visit('/?lang=JA')).headers.location).toBe('/m/home?lang=JA');
});

test('a page whose loader failed is the service error page as well', async () => {
  const { status, body } = await visit('/m/failing');
  expect(status).toBe(500);
  expect(body).toContain('/m/serviceError');
});

test.each(['localhost:99999', 'localhost:abc', 'a b', '<script>', ''])(
  'the host %s is answered, and is not believed',
  async (host) => {
    const { status, body } = await visit('/m/home', { host });
    expect(status).toBe(200);
    expect(body).toContain('http://localhost ');
  },
);

test('an address that brings its own host does not change whose page it is', async () => {
  const { body, status } = await visit('http://evil.example/m/own');
  expect(status).toBeLessThan(500);
  expect(body).not.toContain('evil');
});

test('files that are gone are not there, and programs are not sent home', async () => {
  const html = { accept: 'text/html' };
  expect((await visit('/m/art/old-1234.webp', html)).status).toBe(404);
  expect((await visit('/favicon.ico', { accept: 'image/*' })).status).toBe(404);
  expect((await visit('/robots.txt')).body).toContain('User-agent');
});

test('redirects of the site pass through and are not kept', async () => {
  for (let count = 0; count < 2; count += 1) {
    const { status, headers } = await visit('/m/unknown');
    expect([status, headers.location]).toEqual([302, '/m/home']);
  }
});

test('[SITE-3] a page that breaks becomes the service error page with a reference', async () => {
  const { status, body } = await visit('/m/broken', { 'x-request-id': 'request-0007' });
  expect(status).toBe(500);
  expect(body).toContain('/m/serviceError');
});

test('a page for which there was no connection to the database asks to come again', async () => {
  const answer = await server.app.inject({ url: '/m/waiting', headers: { cookie: 'lang=JA' } });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(answer.body).toBe(everyPhrase.JA.call.system_busy);
});

test('a host that is not the merchant’s never becomes part of a page', async () => {
  const { body } = await visit('/m/home', { host: 'evil.example' });
  expect(body).toContain('http://localhost ');
  expect(body).not.toContain('evil');
});

test('a form that was sent without scripts leads back to its page', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/m/login?back=%2Fm%2Fset',
    payload: 'username=sakura&password=secret',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/m/login?back=%2Fm%2Fset']);
});
