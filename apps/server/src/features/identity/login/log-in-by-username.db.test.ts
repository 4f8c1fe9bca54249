import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { DAY_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sealEnvelope } from '#platform/encryption/testing/seal-envelope';
import { startTestServer, type TestServer } from '#testing/test-server';
import { DEMO_PASSWORD } from '../demo/seed-demo.ts';
import { openAccount } from '../testing/open-account.ts';
import { createVisitor, type Reply } from '../testing/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    outside: {
      social: { google: { clientId: 'a', clientSecret: 'b', issuer: 'https://id.example' } },
    },
  });
});
afterAll(() => server.dispose());
beforeEach(() => server.clock.advance(MINUTE_MS));

const disable = (memberId: string) =>
  server.database.statement((tx) =>
    tx
      .updateTable('identity_members')
      .set({ disabled_at: server.clock.now() })
      .where('id', '=', memberId)
      .execute(),
  );

test('[AUTH-2] the settings name the ways in that are switched on and ready', async () => {
  const settings = async (merchant: string) =>
    (
      await createVisitor(server, { headers: { merchant } }).send(
        identityEndpoints.getLoginSettings,
        {},
      )
    ).body.value;
  expect(await settings('maneki')).toEqual({
    isMobileOffered: true,
    social: ['google'],
    firebase: null,
    isTrialOffered: true,
    captchaCharacters: { min: 1, max: 16 },
  });
  expect((await settings('sampaguita')).isMobileOffered).toBe(false);
  await server.change('maneki', { flags: { GOOGLELOGIN3: false } });
  expect((await settings('maneki')).social).toEqual([]);
});

test('[AUTH-7] a login answers who it is, and the cookies open the account', async () => {
  const member = await openAccount(server);
  const visitor = createVisitor(server);
  const { status, body, headers } = await visitor.logIn(member.username, DEMO_PASSWORD);
  expect(status).toBe(200);
  expect(body.value).toMatchObject({
    id: member.id,
    merchantCode: 'maneki',
    userName: member.username,
    type: 0,
    firstTimeLogin: false,
  });
  const device = (headers['set-cookie'] as string[]).find((line) => line.startsWith('device='));
  expect(device).toMatch(/; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax/);
  const me = await visitor.send(identityEndpoints.getMember, {});
  expect(me.body.value.userName).toBe(member.username);
  const list = await visitor.send(identityEndpoints.listSessions, {});
  expect(list.body.value.list).toMatchObject([{ isCurrent: true, via: 'PASSWORD' }]);
});

test('[AUTH-2] blanks around a name, capitals and wide letters do not matter', async () => {
  const { username } = await openAccount(server);
  for (const typed of [` ${username} `, username.toUpperCase(), username.replace('g', 'ｇ')]) {
    expect((await createVisitor(server).logIn(typed, DEMO_PASSWORD)).status, typed).toBe(200);
  }
});

test('[AUTH-7] whoever must choose a password is told so', async () => {
  const { username } = await openAccount(server, { mustChangePassword: true });
  const visitor = createVisitor(server);
  expect((await visitor.logIn(username, DEMO_PASSWORD)).body.value.firstTimeLogin).toBe(true);
  const list = await visitor.send(identityEndpoints.listSessions, {});
  expect(list.body.code).toBe('identity.password_change_needed');
});

test('[AUTH-12] a wrong password and an unknown name get the same answer', async () => {
  const { username } = await openAccount(server);
  const visitor = createVisitor(server);
  const wrong = await visitor.logIn(username, 'not-this-1');
  const unknown = await visitor.logIn('nobody77', DEMO_PASSWORD);
  expect(wrong.status).toBe(401);
  expect(wrong.body).toEqual({
    code: 'identity.credentials_wrong',
    message: 'Username or password wrong',
    detail: { captcha: false },
  });
  expect(unknown.body).toEqual(wrong.body);
  expect([...visitor.cookies]).toEqual([]);
});

test('[AUTH-12] an account that is disabled says so only to its password', async () => {
  const member = await openAccount(server);
  await disable(member.id);
  const visitor = createVisitor(server);
  const stranger = await visitor.logIn(member.username, 'not-this-1');
  expect(stranger.body.code).toBe('identity.credentials_wrong');
  const owner = await visitor.logIn(member.username, DEMO_PASSWORD);
  expect(owner.status).toBe(403);
  expect(owner.body.message).toBe('Sorry, the user does not exist or is disabled.');
  expect([...visitor.cookies]).toEqual([]);
});

test('[AUTH-12] each door admits its own, once the password is right', async () => {
  const knock = async (username: string, role: 'member' | 'agent', password = DEMO_PASSWORD) => {
    const { status, body } = await createVisitor(server).logIn(username, password, { role });
    return status === 200 ? 'in' : body.code;
  };
  expect(await knock('sakura', 'member')).toBe('in');
  expect(await knock('sakura', 'agent')).toBe('identity.non_agent');
  expect(await knock('sakura', 'agent', 'not-this-1')).toBe('identity.credentials_wrong');
  expect(await knock('agent01', 'member')).toBe('in');
  expect(await knock('general01', 'agent')).toBe('in');
  expect(await knock('demoagent', 'member')).toBe('in');
  expect(await knock('demoagent', 'agent')).toBe('in');
  await server.database.statement((tx) =>
    tx
      .updateTable('site_merchants')
      .set({ is_demo_login: false })
      .where('code', '=', 'maneki')
      .execute(),
  );
  await server.services.merchants.reload();
  expect(await knock('demoagent', 'member')).toBe('identity.non_member');
  expect(await knock('demoagent', 'agent')).toBe('in');
});

test('[AUTH-12] a trial cannot be logged in to, whether or not it has a password', async () => {
  const expiresAt = new Date(server.clock.now().getTime() + DAY_MS);
  const trial = { type: 4, joinedVia: 'TRIAL', expiresAt } as const;
  const bare = await openAccount(server, { ...trial, passwordHash: null });
  const odd = await openAccount(server, trial);
  const knock = (username: string, password: string) =>
    createVisitor(server).logIn(username, password);
  expect((await knock(bare.username, '')).body.code).toBe('identity.credentials_wrong');
  expect((await knock(odd.username, DEMO_PASSWORD)).body.code).toBe('identity.non_member');
});

test('an account of one merchant is none at another', async () => {
  const { username } = await openAccount(server, { merchantCode: 'sampaguita', currency: 'PHP' });
  const at = (merchant: string) => createVisitor(server, { headers: { merchant } });
  expect((await at('maneki').logIn(username, DEMO_PASSWORD)).status).toBe(401);
  expect((await at('sampaguita').logIn(username, DEMO_PASSWORD)).status).toBe(200);
});

test('a client that is no browser gets a bearer token, and no session cookie', async () => {
  const opened = await server.app.inject({ url: '/api/call/encryption' });
  expect(opened.statusCode).toBe(200);
  const { username } = await openAccount(server);
  const sealed = await sealEnvelope(opened.json().value, {
    method: 'POST',
    path: '/api/identity/login',
    body: { type: 'username', username, password: DEMO_PASSWORD },
    at: server.clock.now(),
  });
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/identity/login',
    headers: { encryption: sealed.header },
    payload: sealed.body,
  });
  expect(answer.cookies.map(({ name }) => name)).toEqual(['device']);
  const me = await server.app.inject({
    url: '/api/identity/member',
    headers: { authorization: `Bearer ${answer.json().value.token}` },
  });
  expect(me.json().value.userName).toBe(username);
});

test('whether a name exists shows in no answer: status, code, details and headers are alike', async () => {
  const known = await openAccount(server);
  const shown = ({ status, body, headers }: Reply) => {
    const { date, 'x-request-id': _, ...rest } = headers;
    return { status, body, headers: rest };
  };
  const knock = async (username: string) => {
    const visitor = createVisitor(server);
    const answers: unknown[] = [];
    for (let tried = 0; tried < 5; tried += 1)
      answers.push(shown(await visitor.logIn(username, 'not-this-1')));
    for (let tried = 0; tried < 9; tried += 1)
      answers.push(shown(await visitor.logInReading(username, 'not-this-1')));
    const unread = { captcha: 'wrong', captchaId: 'wrong' };
    answers.push(shown(await visitor.logIn(username, 'not-this-1', unread)));
    return answers;
  };
  const answers = await knock(known.username);
  expect(await knock('nobody88')).toEqual(answers);
  const codes = new Set((answers as Reply[]).map(({ body }) => body.code));
  expect([...codes]).toEqual([
    'identity.credentials_wrong',
    'identity.captcha_needed',
    'identity.locked',
  ]);
});
