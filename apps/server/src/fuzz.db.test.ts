import { callEndpoints } from '@maneki/contract/call/endpoints';
import { schemas } from '@maneki/contract/contract';
import type { Endpoint } from '@maneki/contract/endpoint';
import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import type { MemberType } from '@maneki/contract/identity/member-types';
import { operatorRightOf } from '@maneki/contract/operators/rights';
import type { CallSchemas } from '@maneki/contract/schema';
import { MINUTE_MS, SECOND_MS } from '@maneki/kernel/clock';
import { howMany } from '@maneki/testkit/how-many';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addOperator, openOperatorSession } from '#features/operators';
import { checkFully } from '#features/wallet';
import { sealEnvelope } from '#platform/encryption/testing/seal-envelope';
import { copyPlayer } from '#testing/copy-player';
import { generateInput } from '#testing/fuzz/generate-input';
import { CONTENT_TYPES, HOSTILE_BODIES, HOSTILE_QUERIES } from '#testing/fuzz/hostile-values';
import { allEndpoints, startTestServer, type TestServer } from '#testing/test-server';
import { ledgerInvariants } from './ledger.ts';

const REQUESTS = Math.ceil(howMany({ short: 1_000, long: 50_000 }) / allEndpoints.length);

const CALLERS = ['guest', 'player', 'agent', 'trial', 'operator', 'stranger'] as const;
type Caller = (typeof CALLERS)[number];

let server: TestServer;
/** What each of them shows; opened again when a call has ended it. */
const shown = new Map<Caller, Record<string, string>>();

beforeAll(async () => {
  // Whoever waits here waits for one call after the other, and is never too many.
  const patience = { delayMs: 10 * MINUTE_MS, windowMs: 10 * MINUTE_MS };
  server = await startTestServer({ patience });
  await server.database.transact((tx) =>
    addOperator(tx, {
      name: 'owner',
      role: 'owner',
      merchantCodes: [],
      now: server.clock.now(),
    }),
  );
  await copyPlayer(server, { type: 0, username: UNTOUCHED });
  shown.set('guest', {}).set('stranger', { cookie: 'session=%zz; device=\u0001; lang=xx' });
});
afterAll(() => server.dispose());

async function enter(caller: Caller): Promise<Record<string, string>> {
  if (caller === 'operator') {
    const now = server.clock.now();
    const opened = await server.database.transact((tx) =>
      openOperatorSession(tx, { name: 'owner', now }),
    );
    if (!opened.ok) throw new Error(opened.refusal.code);
    return { authorization: `Bearer ${opened.value.token}` };
  }
  if (caller === 'trial')
    return { cookie: (await server.send(identityEndpoints.startTestPlay, {})).cookie };
  if (caller === 'agent') return { cookie: await logInAnew(1) };
  // Somebody with a past, until a call has changed their password or locked them out.
  return { cookie: await server.logIn('sakura').catch(() => logInAnew(0)) };
}

/** Whom nobody ever logs in as, so that nothing changes the password that copies begin with. */
const UNTOUCHED = 'untouched';

let accounts = 0;

async function logInAnew(type: MemberType): Promise<string> {
  accounts += 1;
  const username = `another${accounts}`;
  await copyPlayer(server, { type, username }, UNTOUCHED);
  return server.logIn(username);
}

async function show(caller: Caller): Promise<Record<string, string>> {
  const held = shown.get(caller) ?? (await enter(caller));
  shown.set(caller, held);
  return held;
}

const isForOperators = ({ access }: Endpoint) => operatorRightOf(access) !== undefined;

/** Mostly as it should be: where everything is wrong at once, only the first check is tried. */
const mostly = <Usual, Unusual>(usual: fc.Arbitrary<Usual>, unusual: fc.Arbitrary<Unusual>) =>
  fc.oneof({ weight: 11, arbitrary: usual }, { weight: 1, arbitrary: unusual });

const generateAsked = (endpoint: Endpoint) =>
  fc.record({
    caller: mostly(
      isForOperators(endpoint)
        ? fc.constant<Caller>('operator')
        : fc.constantFrom<Caller[]>('player', 'agent'),
      fc.constantFrom(...CALLERS),
    ),
    /** From everywhere, so that no limit by address stands before what is to be tried. */
    address: fc.tuple(fc.nat(255), fc.nat(255)).map(([high, low]) => `198.18.${high}.${low}`),
    contentType: mostly(fc.constant('application/json'), fc.constantFrom(...CONTENT_TYPES)),
    body: mostly(fc.constant(undefined), fc.constantFrom(...HOSTILE_BODIES)),
    query: mostly(fc.constant(''), fc.constantFrom(...HOSTILE_QUERIES)),
    isSealed: mostly(fc.constant(true), fc.constant(false)),
    headers: mostly(
      fc.record({ 'idempotency-key': fc.uuid() }),
      fc.record(
        {
          'idempotency-key': fc.constantFrom('short', '\u00ff'.repeat(20)),
          merchant: fc.constantFrom('maneki', 'sampaguita', 'nobody'),
          language: fc.constantFrom('JA', 'TY', 'xx'),
          encryption: fc.constantFrom('nonsense', 'a.b.c', '=='),
          'user-agent': fc.string({ maxLength: 600 }),
        },
        { requiredKeys: [] },
      ),
    ),
  });

type Asked = ReturnType<typeof generateAsked> extends fc.Arbitrary<infer Value> ? Value : never;

async function knock(endpoint: Endpoint, input: unknown, how: Asked) {
  const isInQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  const url = `/api${endpoint.path}`;
  const sealed =
    endpoint.encrypted && how.isSealed
      ? await sealEnvelope(await openEncryption(how.address), {
          method: endpoint.method,
          path: url,
          body: input,
          at: server.clock.now(),
        })
      : undefined;
  const answer = await server.app.inject({
    method: endpoint.method,
    url: isInQuery ? `${url}?${writeQuery(input)}${how.query && `&${how.query}`}` : url,
    remoteAddress: how.address,
    headers: {
      module: endpoint.module,
      ...how.headers,
      ...(await show(how.caller)),
      ...(sealed ? { encryption: sealed.header } : {}),
      ...(isInQuery ? {} : { 'content-type': how.contentType }),
    },
    ...(isInQuery ? {} : { payload: how.body ?? JSON.stringify(sealed?.body ?? input) ?? '' }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function openEncryption(remoteAddress: string) {
  const { body } = await server.call(callEndpoints.openEncryption, { remoteAddress });
  return body.value;
}

/** As an address carries it; a text that is none travels as one that is. */
function writeQuery(input: unknown): string {
  if (typeof input !== 'object' || input === null)
    return encodeURIComponent(String(input).toWellFormed());
  const pairs = Object.entries(input).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one): [string, string] => [
      name,
      typeof one === 'string' ? one : JSON.stringify(one),
    ]),
  );
  return new URLSearchParams(pairs).toString();
}

/** Operators last: they may close the site to everybody else. */
const inOrder = allEndpoints.toSorted(
  (one, other) => Number(isForOperators(one)) - Number(isForOperators(other)),
);

test.each(inOrder)(
  '$name answers whatever is sent to it, whoever sends it, with a reply or a refusal, never with a failure',
  async (endpoint) => {
    const { request } = (schemas as Record<string, CallSchemas>)[endpoint.name]!;
    const asked = generateAsked(endpoint);
    const answered = fc.asyncProperty(generateInput(request), asked, async (input, how) => {
      // As time goes on, limits that have nothing to do with what is sent are forgotten.
      server.clock.advance(2 * SECOND_MS);
      const { status, body } = await knock(endpoint, input, how);
      expect(status, JSON.stringify(body)).toBeLessThan(500);
      if (status >= 400) expect(body.code).toMatch(/^[a-z]+\.[a-z_]+$/);
      else expect(body).toHaveProperty('value');
      if (body.code === 'call.session_expired' && how.caller !== 'stranger')
        shown.delete(how.caller);
    });
    await fc.assert(answered, { numRuns: REQUESTS, seed: 20_300_101 });
  },
  howMany({ short: MINUTE_MS, long: 30 * MINUTE_MS }),
);

test('the books are right after all of that', async () => {
  const now = server.clock.now();
  const verdicts = await checkFully(server.database, { invariants: ledgerInvariants, now });
  expect(verdicts.length).toBeGreaterThan(0);
  for (const { invariant, count } of verdicts) expect(count, invariant).toBe(0);
});
