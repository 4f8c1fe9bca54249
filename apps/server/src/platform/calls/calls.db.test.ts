import { inspect } from 'node:util';
import { callEndpoints } from '@maneki/contract/call/endpoints';
import type { Endpoints } from '@maneki/contract/endpoint';
import { LANGUAGES } from '@maneki/contract/language';
import { token } from '@maneki/contract/schema';
import { siteEndpoints } from '@maneki/contract/site/endpoints';
import { MINUTE_MS } from '@maneki/kernel/clock';
import { done } from '@maneki/kernel/outcome';
import { everyPhrase } from '@maneki/phrases/every-phrase';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { sealEnvelope } from '#platform/encryption/testing/seal-envelope';
import { silentLog } from '#testing/silent-log';
import { allEndpoints, startTestServer, type TestServer } from '#testing/test-server';
import type { CallSet } from './handlers.ts';

const echo = {
  say: {
    name: 'echo.say',
    method: 'POST',
    path: '/echo/say',
    module: 'COMM3',
    access: 'anyone',
    refusals: [],
  },
  whisper: {
    name: 'echo.whisper',
    method: 'POST',
    path: '/echo/whisper',
    module: 'COMM3',
    access: 'anyone',
    encrypted: true,
    refusals: [],
  },
  crash: {
    name: 'echo.crash',
    method: 'GET',
    path: '/echo/crash',
    module: 'COMM3',
    access: 'anyone',
    limit: { calls: 3, perSeconds: 60 },
    refusals: [],
  },
  queue: {
    name: 'echo.queue',
    method: 'GET',
    path: '/echo/queue',
    module: 'COMM3',
    access: 'anyone',
    refusals: [],
  },
  mishear: {
    name: 'echo.mishear',
    method: 'POST',
    path: '/echo/mishear',
    module: 'COMM3',
    access: 'anyone',
    refusals: [],
  },
  members: {
    name: 'echo.members',
    method: 'GET',
    path: '/echo/members',
    module: 'COMM3',
    access: 'member',
    refusals: [],
  },
} as const satisfies Endpoints;

const words = z.strictObject({ words: z.string().max(40), times: z.int().min(1).optional() });
const nothing = { request: z.strictObject({}), response: z.unknown() };

/** Calls that every kind of bad input is tried on; the product's own are tried further below. */
const echoCalls: CallSet = {
  endpoints: echo,
  schemas: {
    'echo.say': { request: words, response: words },
    'echo.whisper': { request: words, response: words },
    'echo.crash': { ...nothing, request: z.strictObject({ token }) },
    'echo.queue': nothing,
    'echo.mishear': { request: words, response: words },
    'echo.members': nothing,
  },
  handlers: {
    say: async (_, request) => done(request),
    whisper: async (_, request) => done(request),
    crash: async () => {
      throw new Error('the password is hunter2');
    },
    queue: async () => {
      throw new Error('timeout exceeded when trying to connect');
    },
    mishear: async () => done({ words: 40 }),
    members: async () => done({}),
  },
};

const logged: string[] = [];
const write = (...told: unknown[]) => logged.push(inspect(told, { depth: 9 }));

let server: TestServer;
beforeAll(async () => {
  const log: typeof silentLog = {
    ...silentLog,
    info: write,
    warn: write,
    error: write,
    child: () => log,
  };
  server = await startTestServer({ extraCalls: [echoCalls], log });
});
afterAll(() => server.dispose());

const say = (payload: string | object, headers: Record<string, string> = {}) =>
  server.call(echo.say, {
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });

test('[CALL-2] a reply carries its value and nothing else', async () => {
  expect(await say({ words: 'こんにちは' })).toEqual({
    status: 200,
    body: { value: { words: 'こんにちは' } },
  });
});

test.each(LANGUAGES)('[CALL-2] a refusal has a stable code and words in %s', async (language) => {
  const { status, body } = await say('{"words":', { language });
  expect(status).toBe(400);
  expect(body.code).toBe('call.body_unreadable');
  expect(body.message).toBe(everyPhrase[language].call.refusals.body_unreadable);
});

test.each([
  ['broken JSON', '{"words":', 400, 'call.body_unreadable'],
  ['an empty body', '', 400, 'call.body_unreadable'],
  ['a bare word', 'hello', 400, 'call.body_unreadable'],
  ['a wrong type', '{"words":1}', 422, 'call.input_invalid'],
  ['a missing field', '{}', 422, 'call.input_invalid'],
  ['a field too much', '{"words":"a","admin":true}', 422, 'call.input_invalid'],
  ['null', 'null', 422, 'call.input_invalid'],
  ['an array', '[]', 422, 'call.input_invalid'],
  ['a fraction', '{"words":"a","times":1.5}', 422, 'call.input_invalid'],
  ['a number beyond counting', '{"words":"a","times":1e400}', 422, 'call.input_invalid'],
  ['a text too long by one', `{"words":"${'a'.repeat(41)}"}`, 422, 'call.input_invalid'],
  ['a NUL character', '{"words":"a\\u0000b"}', 422, 'call.input_invalid'],
  ['half a surrogate pair', '{"words":"\\ud83c"}', 422, 'call.input_invalid'],
  ['deep nesting', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, 422, 'call.input_invalid'],
  ['a prototype', '{"__proto__":{"words":"a"}}', 400, 'call.body_unreadable'],
  ['too many bytes', JSON.stringify({ words: 'a'.repeat(70_000) }), 413, 'call.body_too_large'],
])('%s is refused with its code', async (_, payload, status, code) => {
  const answer = await say(payload);
  expect([answer.status, answer.body.code]).toEqual([status, code]);
});

test('the longest text that fits is taken', async () => {
  expect((await say({ words: 'a'.repeat(40) })).status).toBe(200);
});

test('bytes that are no UTF-8 and bodies that are no JSON are refused', async () => {
  const headers = { 'content-type': 'application/json' };
  const bytes = Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22]);
  expect((await server.call(echo.say, { payload: bytes, headers })).body.code).toBe(
    'call.body_unreadable',
  );
  const xml = await say('<a/>', { 'content-type': 'application/xml' });
  expect([xml.status, xml.body.code]).toEqual([415, 'call.body_unsupported']);
});

test('an unknown merchant, language or module is refused with its own code', async () => {
  const codeWith = async (headers: Record<string, string>) =>
    (await say({ words: 'a' }, headers)).body.code;
  expect(await codeWith({ merchant: 'nobody' })).toBe('call.merchant_unknown');
  expect(await codeWith({ language: 'XX' })).toBe('call.language_unknown');
  expect(await codeWith({ module: 'CAPTCHA3' })).toBe('call.module_mismatch');
  expect((await say({ words: 'a' }, { module: 'COMM3', merchant: 'sampaguita' })).status).toBe(200);
});

test('unknown paths, other methods and addresses that cannot be decoded are refused', async () => {
  const ask = async (method: 'GET' | 'POST' | 'PATCH', url: string) => {
    const answer = await server.app.inject({ method, url });
    return [answer.statusCode, answer.json().code, answer.headers.allow];
  };
  expect(await ask('GET', '/api/nothing/here')).toEqual([404, 'call.not_found', undefined]);
  expect(await ask('GET', '/api/echo/say')).toEqual([405, 'call.method_not_allowed', 'POST']);
  expect(await ask('PATCH', '/api/echo/say')).toEqual([405, 'call.method_not_allowed', 'POST']);
  expect(await ask('GET', '/api/%zz')).toEqual([404, 'call.not_found', undefined]);
  expect(await ask('GET', '/api/%00')).toEqual([404, 'call.not_found', undefined]);
});

test('a token that comes in the address of a call stays out of the log, whatever becomes of the call', async () => {
  const statuses: number[] = [];
  for (const path of ['/site/country', '/echo/crash', '/echo/queue', '/echo/nothing', '/%zz'])
    statuses.push(
      (await server.app.inject({ url: `/api${path}?token=a-secret-in-the-address` })).statusCode,
    );
  expect(statuses).toEqual([422, 500, 422, 404, 404]);
  expect(logged.join()).toContain('/api/echo/crash');
  expect(logged.join()).not.toContain('a-secret-in-the-address');
});

test('a bug of ours answers 500 with a reference and not a word of what happened', async () => {
  const { status, body } = await server.call(echo.crash, {
    headers: { 'x-request-id': 'request-0001' },
  });
  expect(status).toBe(500);
  expect(body).toEqual({
    code: 'call.unknown_error',
    message: 'Unknown error. Reference: request-0001',
    detail: { reference: 'request-0001' },
  });
});

test('a reply that its schema does not allow is told by call and place, where replies are checked', async () => {
  const { status, body } = await server.call(echo.mishear, { payload: { words: 'hello' } });
  expect(status).toBe(500);
  expect(body.code).toBe('call.unknown_error');
  expect(body.message).toMatch(/^echo\.mishear .*value\.words: /);
});

test.each(LANGUAGES)(
  'who found no connection to the database is told in %s to come again',
  async (language) => {
    const answer = await server.app.inject({
      url: `/api${echo.queue.path}`,
      headers: { language },
    });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.json()).toEqual({
      code: 'call.system_busy',
      message: everyPhrase[language].call.system_busy,
      detail: {},
    });
  },
);

test('an address may call as often as the endpoint allows, and not once more until the window ends', async () => {
  const ask = () => server.call(echo.crash, { remoteAddress: '192.0.2.1' });
  for (let count = 0; count < 3; count += 1) expect((await ask()).status).toBe(500);
  const { status, body } = await ask();
  expect([status, body.code, body.detail]).toEqual([
    429,
    'call.too_many_requests',
    { seconds: 60 },
  ]);
  expect((await server.call(echo.crash, { remoteAddress: '192.0.2.2' })).status).toBe(500);
  server.clock.advance(60_000);
  expect((await ask()).status).toBe(500);
});

test('a guest is told to log in where an endpoint asks for more', async () => {
  const { status, body } = await server.call(echo.members);
  expect([status, body.code, body.message]).toEqual([
    401,
    'call.login_required',
    'Please login first',
  ]);
});

test('[AUTH-6] an encrypted call is opened once; repeated, altered or plain it is refused', async () => {
  const { body } = await server.call(callEndpoints.openEncryption);
  const path = '/api/echo/whisper';
  const sealed = await sealEnvelope(body.value, {
    method: 'POST',
    path,
    body: { words: 'secret' },
    at: server.clock.now(),
  });
  const send = (payload: object, encryption: string) =>
    server.call(echo.whisper, { payload, headers: { encryption } });

  const { data } = sealed.body;
  const altered = { data: `${data.startsWith('A') ? 'B' : 'A'}${data.slice(1)}` };
  expect((await send(altered, sealed.header)).body.code).toBe('call.encryption_broken');
  expect((await send(sealed.body, sealed.header)).body.value).toEqual({ words: 'secret' });
  const again = await send(sealed.body, sealed.header);
  expect([again.status, again.body.code]).toEqual([409, 'call.encryption_replayed']);
  expect((await server.call(echo.whisper, { payload: { words: 'plain' } })).body.code).toBe(
    'call.encryption_required',
  );
});

test.each(allEndpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s answers generated bad input with a 4xx and never a 5xx',
  async (_, endpoint) => {
    const isInQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE';
    const inputs = [
      '{"a":1}',
      '[]',
      '{"a":{"b":[null]}}',
      '"\\u0000"',
      `{"x":"${'é'.repeat(5_000)}"}`,
    ];
    for (const input of inputs) {
      const { status, body } = isInQuery
        ? await server.call(endpoint, { query: { unexpected: input, 'a[b]': input } })
        : await server.call(endpoint, {
            payload: input,
            headers: { 'content-type': 'application/json' },
          });
      expect(status, input).toBeGreaterThanOrEqual(400);
      expect(status, input).toBeLessThan(500);
      expect(body.code, input).toMatch(/^[a-z]+\.[a-z_]+$/);
    }
  },
);

test('every endpoint is described, and the description is OpenAPI 3.1', async () => {
  // The tests before have used up what one address may ask for in a minute.
  server.clock.advance(MINUTE_MS);
  const document = (await server.app.inject('/api/openapi.json')).json();
  expect(document).toMatchObject({ openapi: '3.1.0' });
  for (const endpoint of allEndpoints) {
    const described = document.paths[`/api${endpoint.path}`][endpoint.method.toLowerCase()];
    expect(described.operationId).toBe(endpoint.name);
  }
  const page = await server.app.inject('/api/docs');
  expect(page.headers['content-type']).toContain('text/html');
  for (const endpoint of allEndpoints) expect(page.body).toContain(endpoint.name);
});

test('answers carry a request id and strict headers', async () => {
  const answer = await server.app.inject(`/api${siteEndpoints.getStatus.path}`);
  expect(answer.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  expect(answer.headers['content-security-policy']).toBe(
    "default-src 'none'; frame-ancestors 'none'",
  );
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  expect(answer.headers['strict-transport-security']).toContain('max-age=31536000');
  expect(answer.headers['cache-control']).toBe('no-store');
});
