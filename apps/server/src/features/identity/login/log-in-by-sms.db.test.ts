import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@maneki/kernel/clock';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codeIn } from '#testing/test-outside';
import { startTestServer, type TestServer } from '#testing/test-server';
import { DEMO_PASSWORD } from '../demo/seed-demo.ts';
import { openAccount } from '../testing/open-account.ts';
import { createVisitor, type Reply, type Visitor } from '../testing/visitor.ts';

let server: TestServer;
let keys: { host: Server; privateKey: CryptoKey };
beforeAll(async () => {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const set = { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256' }] };
  const host = createServer((_, reply) => {
    reply.setHeader('content-type', 'application/json').end(JSON.stringify(set));
  });
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening));
  keys = { host, privateKey };
  const { port } = host.address() as AddressInfo;
  const firebase = { projectId: 'maneki-test', keysUrl: `http://127.0.0.1:${port}/keys` };
  server = await startTestServer({ outside: { firebase } });
});
afterAll(async () => {
  await server.dispose();
  keys.host.close();
});
beforeEach(() => server.clock.advance(2 * DAY_MS));

let numbers = 0;
/** An account with a number that is proven, and the number as its owner types it. */
async function openPhoneAccount(fields: Parameters<typeof openAccount>[1] = {}) {
  numbers += 1;
  const typed = `090-1234-${String(5000 + numbers)}`;
  const mobile = `+8190${typed.slice(4).replace('-', '')}`;
  const mobileVerifiedAt = server.clock.now();
  return { typed, member: await openAccount(server, { mobile, mobileVerifiedAt, ...fields }) };
}

async function askForCode(visitor: Visitor, mobileNum: string) {
  const before = server.messages.length;
  const { status } = await visitor.send(identityEndpoints.sendCode, {
    mobileNum,
    purpose: 'login',
  });
  expect(status).toBe(200);
  return server.messages.length > before ? codeIn(server.messages.at(-1)) : undefined;
}

type More = {
  role?: 'agent';
  firebaseChannel?: 'sms';
  firebaseIdToken?: string;
  firebaseMobileNo?: string;
};
const logIn = (visitor: Visitor, mobileNum: string, code: string, more: More = {}) =>
  visitor.send(identityEndpoints.login, { type: 'sms', mobileNum, code, ...more });
const codeOf = ({ status, body }: Reply): string => (status === 200 ? 'in' : body.code);

/** Six digits that are not the code. */
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('[AUTH-2] whoever has the code that went to the number is logged in', async () => {
  const { typed, member } = await openPhoneAccount();
  const visitor = createVisitor(server);
  const code = await askForCode(visitor, typed);
  const { status, body } = await logIn(visitor, typed, code!);
  expect(status).toBe(200);
  expect(body.value).toMatchObject({ userName: member.username, type: 0 });
  const { list } = (await visitor.send(identityEndpoints.listSessions, {})).body.value;
  expect(list).toMatchObject([{ via: 'SMS' }]);
});

test('a code counts once, and only the right one', async () => {
  const { typed } = await openPhoneAccount();
  const visitor = createVisitor(server);
  const code = (await askForCode(visitor, typed))!;
  const wrong = await logIn(visitor, typed, otherThan(code));
  expect(wrong.status).toBe(422);
  expect(wrong.body).toEqual({
    code: 'identity.code_wrong',
    message: 'Verification code error',
    detail: {},
  });
  expect(codeOf(await logIn(visitor, typed, code))).toBe('in');
  expect(codeOf(await logIn(visitor, typed, code))).toBe('identity.code_wrong');
});

test('[SITE-8] without its flag the door is shut', async () => {
  const { typed } = await openPhoneAccount();
  const visitor = createVisitor(server);
  const code = (await askForCode(visitor, typed))!;
  await server.change('maneki', { flags: { MOBILENUMREG3: false, MOBILEVERCODELOGIN3: false } });
  const shut = await logIn(visitor, typed, code);
  expect([shut.status, codeOf(shut)]).toEqual([403, 'site.feature_off']);
  await server.change('maneki', { flags: { MOBILENUMREG3: true, MOBILEVERCODELOGIN3: true } });
  expect(codeOf(await logIn(visitor, typed, code))).toBe('in');
});

test('a number without an account, one that is not proven and no number at all are wrong codes', async () => {
  numbers += 1;
  const unproven = `+81901234${String(5000 + numbers)}`;
  await openAccount(server, { mobile: unproven });
  const visitor = createVisitor(server);
  for (const typed of ['090-9999-0001', `0${unproven.slice(3)}`]) {
    expect(await askForCode(visitor, typed), typed).toBeUndefined();
    expect(codeOf(await logIn(visitor, typed, '123456'))).toBe('identity.code_wrong');
  }
  expect(codeOf(await logIn(visitor, '12', '123456'))).toBe('identity.code_wrong');
  expect(codeOf(await logIn(visitor, '', ''))).toBe('identity.code_wrong');
});

test('a number is one merchant’s: the other knows nobody by it', async () => {
  const { typed } = await openPhoneAccount();
  await server.change('sampaguita', { flags: { MOBILEVERCODELOGIN3: true } });
  const visitor = createVisitor(server);
  const code = (await askForCode(visitor, typed))!;
  const elsewhere = createVisitor(server, { headers: { merchant: 'sampaguita' } });
  expect(codeOf(await logIn(elsewhere, typed, code))).toBe('identity.code_wrong');
  expect(codeOf(await logIn(visitor, typed, code))).toBe('in');
});

test('[AUTH-12] disabled accounts and doors are as strict as with a password', async () => {
  const { typed, member } = await openPhoneAccount();
  const visitor = createVisitor(server);
  const first = (await askForCode(visitor, typed))!;
  expect(codeOf(await logIn(visitor, typed, first, { role: 'agent' }))).toBe('identity.non_agent');
  server.clock.advance(MINUTE_MS);
  const second = (await askForCode(visitor, typed))!;
  await server.database.statement((tx) =>
    tx
      .updateTable('identity_members')
      .set({ disabled_at: server.clock.now() })
      .where('id', '=', member.id)
      .execute(),
  );
  expect(codeOf(await logIn(visitor, typed, second))).toBe('identity.user_disabled');
});

test('an owner whom strangers have locked out gets in by code, and stays in on that device', async () => {
  const { typed, member } = await openPhoneAccount();
  const owner = createVisitor(server);
  for (let failed = 0; failed < 10; failed += 1)
    await createVisitor(server).logInReading(member.username, 'not-this-1');
  expect(codeOf(await owner.logIn(member.username, DEMO_PASSWORD))).toBe('identity.locked');
  const code = (await askForCode(owner, typed))!;
  expect(codeOf(await logIn(owner, typed, code))).toBe('in');
  expect(codeOf(await owner.logIn(member.username, DEMO_PASSWORD))).toBe('in');
  const stranger = await createVisitor(server).logInReading(member.username, 'not-this-1');
  expect(codeOf(stranger)).toBe('identity.locked');
});

test('a device that logged in by code is known from then on', async () => {
  const { typed, member } = await openPhoneAccount();
  const owner = createVisitor(server);
  await logIn(owner, typed, (await askForCode(owner, typed))!);
  for (let failed = 0; failed < 10; failed += 1)
    await createVisitor(server).logInReading(member.username, 'not-this-1');
  expect(codeOf(await owner.logIn(member.username, DEMO_PASSWORD))).toBe('in');
});

test('wrong codes count as guesses of the address: ten ask for pictures, twenty lock', async () => {
  const { member, typed } = await openPhoneAccount();
  const visitor = createVisitor(server);
  const guess = (index: number) => logIn(visitor, `090-8888-${1000 + index}`, '123456');
  for (let index = 0; index < 9; index += 1) await guess(index);
  const { username } = member;
  const { address } = visitor;
  const neighbour = createVisitor(server, { address });
  expect(codeOf(await neighbour.logIn('nobody21', 'x'))).toBe('identity.credentials_wrong');
  expect(codeOf(await neighbour.logIn(username, DEMO_PASSWORD))).toBe('identity.captcha_needed');
  for (let index = 9; index < 20; index += 1)
    expect(codeOf(await guess(index))).toBe('identity.code_wrong');
  const locked = await guess(20);
  expect(locked.body).toMatchObject({ code: 'identity.locked', detail: { minutes: 30 } });
  server.clock.advance(30 * MINUTE_MS);
  const code = (await askForCode(visitor, typed))!;
  expect(codeOf(await logIn(visitor, typed, code))).toBe('in');
});

test('an address that is locked for passwords may still log in by code, and stays locked', async () => {
  const { member, typed } = await openPhoneAccount();
  const visitor = createVisitor(server);
  for (let failed = 0; failed < 20; failed += 1)
    await visitor.logInReading(`stranger${failed}`, 'not-this-1');
  const code = (await askForCode(visitor, typed))!;
  expect(codeOf(await logIn(visitor, typed, code))).toBe('in');
  const neighbour = createVisitor(server, { address: visitor.address });
  expect(codeOf(await neighbour.logIn(member.username, DEMO_PASSWORD))).toBe('identity.locked');
});

const sign = (phone: string, { audience = 'maneki-test', agoMs = 0 } = {}) => {
  const at = Math.floor((server.clock.now().getTime() - agoMs) / SECOND_MS);
  return new SignJWT({ phone_number: phone, auth_time: at })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuer(`https://securetoken.google.com/${audience}`)
    .setAudience(audience)
    .setSubject('somebody')
    .setIssuedAt(at)
    .setExpirationTime(at + HOUR_MS / SECOND_MS)
    .sign(keys.privateKey);
};
const byFirebase = (visitor: Visitor, firebaseIdToken: string, firebaseMobileNo?: string) =>
  logIn(visitor, '', '', {
    firebaseChannel: 'sms',
    firebaseIdToken,
    ...(firebaseMobileNo ? { firebaseMobileNo } : {}),
  });

test('[AUTH-11] a number that Firebase has proven logs its account in', async () => {
  const { member } = await openPhoneAccount();
  const mobile = member.mobile!;
  expect(codeOf(await byFirebase(createVisitor(server), await sign(mobile), mobile))).toBe('in');
  expect(codeOf(await byFirebase(createVisitor(server), await sign(mobile)))).toBe('in');
});

test('a token that is another project’s, too old or for another number fails', async () => {
  const { member, typed } = await openPhoneAccount();
  const mobile = member.mobile!;
  const visitor = createVisitor(server);
  const attempts = [
    byFirebase(visitor, await sign(mobile, { audience: 'another' })),
    byFirebase(visitor, await sign(mobile, { agoMs: HOUR_MS })),
    byFirebase(visitor, await sign('+819099990000'), mobile),
    byFirebase(visitor, 'nonsense'),
    logIn(visitor, typed, '', { firebaseChannel: 'sms' }),
    logIn(visitor, '090-9999-0002', '', { firebaseIdToken: await sign(mobile) }),
  ];
  for (const attempt of attempts) {
    const failed = await attempt;
    expect([failed.status, codeOf(failed)]).toEqual([422, 'identity.firebase_failed']);
  }
});

test('a proven number without an account is a wrong code', async () => {
  const outcome = await byFirebase(createVisitor(server), await sign('+819099990003'));
  expect(codeOf(outcome)).toBe('identity.code_wrong');
});
