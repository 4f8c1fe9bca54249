import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyFirebasePhone } from './verify-firebase.ts';

const now = new Date('2030-01-01T12:00:00Z');
const nowSeconds = now.getTime() / 1_000;
const PROJECT = 'lucky-cat';
const MOBILE = '+819012345678';

let keys: Server;
let project: { projectId: string; keysUrl: string };
let own: Awaited<ReturnType<typeof generateKeyPair>>;
let other: Awaited<ReturnType<typeof generateKeyPair>>;

beforeAll(async () => {
  own = await generateKeyPair('RS256');
  other = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  keys = createServer((_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((listening) => keys.listen(0, '127.0.0.1', listening));
  const { port } = keys.address() as AddressInfo;
  project = { projectId: PROJECT, keysUrl: `http://127.0.0.1:${port}/keys` };
});
afterAll(() => new Promise((closed) => keys.close(closed)));

const claims = {
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  sub: 'somebody',
  iat: nowSeconds - 10,
  exp: nowSeconds + 3_600,
  auth_time: nowSeconds - 10,
  phone_number: MOBILE,
};

async function verify(
  change: Readonly<Record<string, unknown>> = {},
  { key = own.privateKey, kid = 'one' } = {},
) {
  const idToken = await new SignJWT({ ...claims, ...change })
    .setProtectedHeader({ alg: 'RS256', kid })
    .sign(key);
  return verifyFirebasePhone(project, { idToken, now });
}

test('[AUTH-11] a token of the project proves its number', async () => {
  expect(await verify()).toBe(MOBILE);
});

test.each([
  ['another audience', { aud: 'unlucky-dog' }],
  ['another issuer', { iss: 'https://securetoken.google.com/unlucky-dog' }],
  ['an expired one', { exp: nowSeconds - 1 }],
  ['one that expires right now', { exp: nowSeconds }],
  ['a login in the future', { auth_time: nowSeconds + 60 }],
  ['no time of login', { auth_time: undefined }],
  ['no number', { phone_number: undefined }],
  ['a number in another form', { phone_number: '090-1234-5678' }],
  ['nobody', { sub: undefined }],
])('%s proves nothing', async (_, change) => {
  expect(await verify(change)).toBeUndefined();
});

test('[AUTH-11] a token signed by another key proves nothing, whatever key it names', async () => {
  expect(await verify({}, { key: other.privateKey })).toBeUndefined();
  expect(await verify({}, { key: other.privateKey, kid: 'two' })).toBeUndefined();
});

test('a token without a signature, or signed with the public key as a secret, proves nothing', async () => {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const bare = `${encode({ alg: 'none' })}.${encode(claims)}.`;
  expect(await verifyFirebasePhone(project, { idToken: bare, now })).toBeUndefined();
  const secret = new TextEncoder().encode(JSON.stringify(await exportJWK(own.publicKey)));
  const confused = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', kid: 'one' })
    .sign(secret);
  expect(await verifyFirebasePhone(project, { idToken: confused, now })).toBeUndefined();
});

test('what is no token, and keys that cannot be fetched, prove nothing', async () => {
  expect(await verifyFirebasePhone(project, { idToken: 'x', now })).toBeUndefined();
  const nowhere = { projectId: PROJECT, keysUrl: 'http://127.0.0.1:1/keys' };
  const idToken = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .sign(own.privateKey);
  expect(await verifyFirebasePhone(nowhere, { idToken, now })).toBeUndefined();
});
