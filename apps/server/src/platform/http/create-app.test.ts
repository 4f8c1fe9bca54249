import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLog } from '#testing/silent-log';
import { createMetrics } from '../metrics/metrics.ts';
import { createApp } from './create-app.ts';

let app: Awaited<ReturnType<typeof createApp>>;
beforeAll(async () => {
  const isTrustedProxy = () => false;
  app = await createApp({ log: silentLog, metrics: createMetrics(), isTrustedProxy, door: {} });
  for (const kind of ['image/avif', 'image/svg+xml', 'text/html'])
    app.get(`/${kind}`, (_, reply) => reply.type(kind).send('…'));
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
