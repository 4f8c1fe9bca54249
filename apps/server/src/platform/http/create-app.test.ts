import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLog } from '#testing/silent-log';
import { createMetrics } from '../metrics/metrics.ts';
import { createApp } from './create-app.ts';
import { createTrustedProxies } from './trusted-proxies.ts';

let app: Awaited<ReturnType<typeof createApp>>;
beforeAll(async () => {
  const proxies = createTrustedProxies([]);
  app = await createApp({ log: silentLog, metrics: createMetrics(), proxies, door: {} });
  for (const kind of ['image/avif', 'image/svg+xml', 'text/html'])
    app.get(`/${kind}`, (_, reply) => reply.type(kind).send('…'));
  app.get('/back', ({ url }, reply) => reply.redirect(url, 303));
});
afterAll(() => app.close());

test.each(['/image/avif', '/image/svg+xml', '/text/html'])('%s is kept safe', async (url) => {
  const { headers } = await app.inject({ url });
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': expect.stringContaining('max-age'),
    'x-content-type-options': 'nosniff',
  });
});

test.each([
  { url: '/image/avif', isPage: false },
  { url: '/image/svg+xml', isPage: true },
  { url: '/text/html', isPage: true },
])('$url carries what only a page needs: $isPage', async ({ url, isPage }) => {
  const { headers } = await app.inject({ url });
  for (const name of ['x-frame-options', 'referrer-policy', 'cross-origin-opener-policy'])
    expect(name in headers, name).toBe(isPage);
});

test.each([
  ['http://evil.example/back?a=b', '/back?a=b'],
  ['HTTPS://evil.example:8/back', '/back'],
  ['/back', '/back'],
])('asked for %s, a redirect leads to %s', async (target, location) => {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
  expect(await text(socket)).toContain(`location: ${location}\r\n`);
});
