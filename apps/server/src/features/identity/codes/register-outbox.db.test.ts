import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#testing/test-server';
import { removeDemo } from '../demo/remove-demo.ts';
import { keepInOutbox } from './keep-in-outbox.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.dispose());

const open = (from = server) => from.app.inject({ url: '/dev/outbox' });

const keep = (body: string, subject = '') =>
  keepInOutbox(
    server.database,
    'sms',
  )({
    merchantCode: 'maneki',
    recipient: '+819012345678',
    subject,
    body,
    at: server.clock.now(),
  });

test('an outbox without messages says so', async () => {
  const { statusCode, body } = await open();
  expect(statusCode).toBe(200);
  expect(body).toContain('No message yet.');
});

test('messages are shown the latest first, fifty at most, and as text', async () => {
  for (let count = 1; count <= 51; count += 1) await keep(`message-${count};`);
  await keep('<script>alert(1)</script> & "more"', '<b>subject</b>');
  const { body } = await open();
  expect(body).not.toContain('<script>');
  expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;more&quot;');
  expect(body).toContain('&lt;b&gt;subject');
  expect(body.indexOf('message-51;')).toBeLessThan(body.indexOf('message-50;'));
  expect(body.match(/<article>/g)).toHaveLength(50);
  expect(body).toContain('message-3;');
  expect(body).not.toContain('message-2;');
});

test('the page may load nothing but the style that it wrote itself', async () => {
  const { headers, body } = await open();
  const style = /<style>([\s\S]*?)<\/style>/.exec(body)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'`,
  );
  expect(headers['cache-control']).toBe('no-store');
});

test('there is no outbox once real money is played for in any market', async () => {
  const setMode = async (mode: string, licence: string | null) => {
    await server.database.statement((tx) =>
      tx
        .updateTable('site_market_policies')
        .set({ mode, licence_ref: licence })
        .where('country_code', '=', 'PH')
        .execute(),
    );
    await server.services.merchants.reload();
  };
  await server.database.transact((tx) => removeDemo(tx, server.clock.now()));
  await setMode('REAL', 'a licence');
  const closed = await open();
  expect(closed.statusCode).toBe(404);
  expect(closed.body).not.toContain('message-');
  await setMode('DEMO', null);
  expect((await open()).statusCode).toBe(200);
});

test('there is no outbox where messages really leave', async () => {
  const real = await startTestServer({ outside: { isOutboxShown: false } });
  try {
    expect((await open(real)).statusCode).toBe(404);
  } finally {
    await real.dispose();
  }
});
