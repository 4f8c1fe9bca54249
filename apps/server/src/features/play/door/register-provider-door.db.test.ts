import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GENERAL_LIMIT } from '#platform/limits/register-limits';
import { startTestServer } from '#testing/test-server';
import { retireProviderKey } from '../keys/retire-provider-key.ts';
import { addTestProvider } from '../testing/add-test-provider.ts';
import { isSignedReply, type SignedCall, signCall } from '../testing/sign-call.ts';

const server = await startTestServer();
const { clock, database, services } = server;
const { play } = services;
const key = await addTestProvider(
  { database, sealer: play.sealer },
  { code: 'acme', now: clock.now() },
);
beforeAll(() => server.app.listen({ port: 0, host: '127.0.0.1' }));
afterAll(() => server.dispose());

const ping = (body: unknown = {}) => signCall(key, 'ping', { body, at: clock.now() });

/** Over a real socket, so that what arrives is what was sent. */
function post({ path, headers, body }: SignedCall) {
  const { port } = server.app.server.address() as AddressInfo;
  type Reply = { status: number; headers: Record<string, unknown>; body: string };
  return new Promise<Reply>((resolve, reject) => {
    const sent = request({ port, path, headers, method: 'POST' }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode!,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    sent.on('error', reject).end(body);
  });
}

test('a ping answers with the time, signed and plain', async () => {
  const signed = ping();
  const headers = { ...signed.headers, 'accept-encoding': 'gzip, br' };
  const reply = await post({ ...signed, headers });
  expect(reply.status).toBe(200);
  expect(isSignedReply(key, signed, reply)).toBe(true);
  expect(reply.headers).toMatchObject({
    'rw-key': key.keyId,
    'rw-nonce': signed.headers['rw-nonce'],
    'content-type': 'application/json; charset=utf-8',
  });
  expect(reply.headers['content-encoding']).toBeUndefined();
  expect(reply.headers['set-cookie']).toBeUndefined();
  const time = clock.now().getTime();
  expect(JSON.parse(reply.body)).toEqual({ status: 'OK', final: true, retryAfterMs: null, time });
});

test('a body of 16 kB is read, and one byte more is refused unsigned', async () => {
  const body = (bytes: number) => `{${' '.repeat(bytes - 2)}}`;
  expect(await post(ping(body(16_384)))).toMatchObject({ status: 200 });
  const signed = ping(body(16_385));
  const reply = await post(signed);
  expect(reply.status).toBe(400);
  expect(JSON.parse(reply.body)).toMatchObject({ status: 'BAD_REQUEST', field: 'body' });
  expect(isSignedReply(key, signed, reply)).toBe(false);
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''])(
  'a body of the type "%s" is refused',
  async (type) => {
    const signed = ping();
    const reply = await post({ ...signed, headers: { ...signed.headers, 'content-type': type } });
    expect(reply.status).toBe(400);
    expect(JSON.parse(reply.body)).toMatchObject({ status: 'BAD_REQUEST' });
  },
);

test('a header that is sent twice does not pass for one', async () => {
  const signed = ping();
  const nonce = signed.headers['rw-nonce']!;
  const headers = { ...signed.headers, 'rw-nonce': [nonce, nonce] as unknown as string };
  expect(await post({ ...signed, headers })).toMatchObject({ status: 401 });
});

test('other methods and unknown calls are not there', async () => {
  const signed = ping();
  expect(await post({ ...signed, path: '/rw/v1/nothing' })).toMatchObject({ status: 404 });
  const answer = await server.app.inject({ method: 'GET', url: '/rw/v1/ping' });
  expect(answer.statusCode).not.toBe(200);
});

test('a provider asks more often than a visitor may', async () => {
  let refused = 0;
  for (let calls = 0; calls <= GENERAL_LIMIT.calls; calls += 1) {
    const { headers, path: url, body: payload } = ping();
    const answer = await server.app.inject({ method: 'POST', url, headers, payload });
    if (answer.statusCode !== 200) refused += 1;
  }
  expect(refused).toBe(0);
});

test('a provider in the same process signs the same bytes and gets the same answers', async () => {
  const signed = ping();
  const upper = Object.fromEntries(
    Object.entries(signed.headers).map(([name, value]) => [name.toUpperCase(), value]),
  );
  const reply = await play.inProcessDoor(signed.path, upper, signed.body);
  expect(reply.status).toBe(200);
  expect(isSignedReply(key, signed, reply)).toBe(true);
  const again = await play.inProcessDoor(signed.path, signed.headers, signed.body);
  expect(JSON.parse(again.body)).toMatchObject({ status: 'NONCE_REUSED' });
  const { status } = await play.inProcessDoor('/rw/v1/nothing', signed.headers, signed.body);
  expect(status).toBe(400);
  const large = Buffer.alloc(16_385, ' ');
  expect(await play.inProcessDoor(signed.path, signed.headers, large)).toMatchObject({
    status: 400,
  });
});

test('a provider in the same process may not call from inside a transaction', async () => {
  const { path, headers, body } = ping();
  const calling = database.transact(() => play.inProcessDoor(path, headers, body));
  await expect(calling).rejects.toThrow('inside a transaction');
});

test('calls are counted by their names', async () => {
  await post(ping());
  const { text } = await services.metrics.write();
  expect(text).toContain('endpoint="round-wallet.ping",status="200"');
});

test('a retired key comes in no more', async () => {
  const now = clock.now();
  await database.transact((tx) => retireProviderKey(tx, { keyId: key.keyId, now }));
  play.providers.forget();
  const reply = await post(ping());
  expect(reply.status).toBe(401);
  expect(JSON.parse(reply.body)).toMatchObject({ status: 'BAD_SIGN' });
  expect(reply.headers['rw-sign']).toBeUndefined();
});
