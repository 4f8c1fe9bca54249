import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#testing/test-server';
import { readMemberRow, registerByMobile, registerByUsername } from '../testing/registrations.ts';
import { addressAt, expectInEveryLanguage, numberAt, storedNumberAt } from '../testing/visitors.ts';

const PROJECT = 'lucky-cat';

let keys: Server;
let server: TestServer;
let sign: (mobile: string) => Promise<string>;

beforeAll(async () => {
  const pair = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256' };
  keys = createServer((_, response) => response.end(JSON.stringify({ keys: [jwk] })));
  await new Promise<void>((listening) => keys.listen(0, '127.0.0.1', listening));
  const keysUrl = `http://127.0.0.1:${(keys.address() as AddressInfo).port}/`;
  server = await startTestServer({ outside: { firebase: { projectId: PROJECT, keysUrl } } });
  sign = (mobile) => {
    const seconds = Math.floor(server.clock.now().getTime() / 1_000);
    return new SignJWT({ phone_number: mobile, auth_time: seconds })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(`https://securetoken.google.com/${PROJECT}`)
      .setAudience(PROJECT)
      .setSubject('somebody')
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 3_600)
      .sign(pair.privateKey);
  };
});
afterAll(async () => {
  await server.dispose();
  await new Promise((closed) => keys.close(closed));
});

const byFirebase = async (index: number, provenIndex = index) => ({
  mobileNum: numberAt(index),
  firebaseChannel: 'sms' as const,
  firebaseIdToken: await sign(storedNumberAt(provenIndex)),
});

test('Firebase’s proof of a number takes the place of our code', async () => {
  const headers = addressAt(1);
  const { status, body } = await registerByMobile(server, await byFirebase(1), { headers });
  expect(status).toBe(200);
  expect(await readMemberRow(server, body.value.userName)).toMatchObject({
    mobile: storedNumberAt(1),
    mobile_verified_at: server.clock.now(),
  });
  const again = await registerByMobile(server, await byFirebase(1), { headers });
  expect(again.body.code).toBe('identity.mobile_taken');
});

test('by username it counts where the merchant asks for a code', async () => {
  const headers = { ...addressAt(2), merchant: 'sampaguita' };
  const fields = { username: 'lantern2', ...(await byFirebase(2)) };
  expect((await registerByUsername(server, fields, { headers })).status).toBe(200);
  const row = await readMemberRow(server, 'lantern2', 'sampaguita');
  expect(row?.mobile_verified_at).not.toBeNull();
});

test('a proof of another number, or none of Firebase’s, is refused in every language', async () => {
  let visitor = 10;
  await expectInEveryLanguage(
    async (headers) => {
      visitor += 1;
      const sent = { headers: { ...addressAt(visitor), ...headers } };
      return registerByMobile(server, await byFirebase(3, 4), sent);
    },
    { code: 'identity.firebase_failed' },
  );
  const forged = { ...(await byFirebase(3)), firebaseIdToken: 'x.y.z' };
  const { body } = await registerByMobile(server, forged, { headers: addressAt(30) });
  expect(body.code).toBe('identity.firebase_failed');
});

test('without a project of ours no proof is accepted', async () => {
  const other = await startTestServer();
  try {
    const { body } = await registerByMobile(other, await byFirebase(5), { headers: addressAt(5) });
    expect(body.code).toBe('identity.firebase_failed');
  } finally {
    await other.dispose();
  }
});
