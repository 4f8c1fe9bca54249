import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createNumberProof } from './number-proof.ts';

const KEY = 'a-public-key';
const NUMBER = '+819012345678';
const client = { apiKey: KEY, url: '' };

/** What was asked of Firebase, and what it is to answer. */
let asked: { path: string; body?: unknown }[] = [];
let siteKey: string | undefined;
let isRefusing = false;

/** Firebase's calls about phone numbers, as its documentation describes them. */
const firebase = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://firebase');
  const body = request.method === 'POST' ? await json(request) : undefined;
  asked.push({ path: pathname, ...(body ? { body } : {}) });
  const answers: Readonly<Record<string, object>> = {
    '/v1/recaptchaParams': siteKey ? { recaptchaSiteKey: siteKey } : {},
    '/v1/accounts:sendVerificationCode': { sessionInfo: 'a-session' },
    '/v1/accounts:signInWithPhoneNumber': { idToken: 'a.signed.token', phoneNumber: NUMBER },
  };
  const isGood = !isRefusing && searchParams.get('key') === KEY;
  response.writeHead(isGood ? 200 : 400, { 'content-type': 'application/json' });
  response.end(JSON.stringify(isGood ? answers[pathname] : { error: { message: 'INVALID_CODE' } }));
});

beforeAll(async () => {
  firebase.listen(0, '127.0.0.1');
  await once(firebase, 'listening');
  client.url = `http://127.0.0.1:${(firebase.address() as AddressInfo).port}`;
});
afterAll(() => {
  firebase.close();
});
beforeEach(() => {
  asked = [];
  siteKey = undefined;
  isRefusing = false;
});

const neverAsked = () => Promise.reject(new Error('nothing was to be solved'));
const WORD = { firebaseChannel: 'sms', firebaseIdToken: 'a.signed.token' };

test('[AUTH-11] Firebase sends a code to the number, and takes it back for its signed word', async () => {
  const { send, prove } = createNumberProof(client, neverAsked);
  await send(NUMBER);
  expect(await prove('123456')).toEqual(WORD);
  expect(asked).toEqual([
    { path: '/v1/recaptchaParams' },
    { path: '/v1/accounts:sendVerificationCode', body: { phoneNumber: NUMBER } },
    {
      path: '/v1/accounts:signInWithPhoneNumber',
      body: { sessionInfo: 'a-session', code: '123456' },
    },
  ]);
});

test('[AUTH-11] a code that Firebase has taken proves the number until another one is sent', async () => {
  const { send, prove } = createNumberProof(client, neverAsked);
  await send(NUMBER);
  await prove('123456');
  isRefusing = true;
  expect(await prove('123456')).toEqual(WORD);
  await expect(prove('654321')).rejects.toThrow();
  isRefusing = false;
  await send(NUMBER);
  isRefusing = true;
  await expect(prove('123456')).rejects.toThrow();
});

test('[AUTH-11] where Firebase names a riddle, its solution goes along with the number', async () => {
  siteKey = 'a-riddle';
  await createNumberProof(client, async (named) => `${named}, solved`).send(NUMBER);
  expect(asked.at(-1)?.body).toEqual({ phoneNumber: NUMBER, recaptchaToken: 'a-riddle, solved' });
});

test('[AUTH-11] a riddle that is not solved sends no code', async () => {
  siteKey = 'a-riddle';
  await expect(createNumberProof(client, neverAsked).send(NUMBER)).rejects.toThrow();
  expect(asked.map(({ path }) => path)).toEqual(['/v1/recaptchaParams']);
});

test('[AUTH-11] what Firebase refuses to send is not sent', async () => {
  isRefusing = true;
  await expect(createNumberProof(client, neverAsked).send(NUMBER)).rejects.toThrow();
});
