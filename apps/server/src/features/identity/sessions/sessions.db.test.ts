import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { DAY_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { waitFor } from '@maneki/testkit/wait-for';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.dispose());

const member = (cookie: string) => server.send(identityEndpoints.getMember, {}, { cookie });

test('[AUTH-7] a login answers a handle and who it is; the cookie alone opens the door', async () => {
  const input = { type: 'username', username: 'sakura', password: 'maneki2026' } as const;
  const { status, body, cookie } = await server.send(identityEndpoints.login, input);
  expect(status).toBe(200);
  expect(body.value).toMatchObject({
    merchantCode: 'maneki',
    userName: 'sakura',
    type: 0,
    firstTimeLogin: false,
  });
  expect(cookie).not.toContain(body.value.token);
  const authorization = `Bearer ${body.value.token}`;
  const byHandle = await server.send(
    identityEndpoints.getMember,
    {},
    { headers: { authorization } },
  );
  expect(byHandle.status).toBe(401);
  expect((await member(cookie)).body.value).toMatchObject({ account: 'sakura', type: 0 });
});

test('a client that is no browser gets a bearer token and no cookie', async () => {
  const input = { type: 'username', username: 'sakura', password: 'maneki2026' } as const;
  const answer = await server.send(identityEndpoints.login, input, { isBrowser: false });
  expect(answer.cookie).not.toContain('session=');
  const headers = { authorization: `Bearer ${answer.body.value.token}` };
  const own = await server.send(identityEndpoints.getMember, {}, { headers, isBrowser: false });
  expect(own.body.value.account).toBe('sakura');
});

test('over TLS session and device are cookies that no other host can plant', async () => {
  const headers = { 'x-forwarded-proto': 'https' };
  const input = { type: 'username', username: 'sakura', password: 'maneki2026' } as const;
  const { cookie } = await server.send(identityEndpoints.login, input, { headers });
  expect(cookie.split('; ').map((pair) => pair.split('=')[0])).toEqual([
    '__Host-session',
    '__Host-device',
  ]);
  const see = async (sent: string) =>
    (await server.send(identityEndpoints.getMember, {}, { cookie: sent, headers })).status;
  expect(await see(cookie)).toBe(200);
  expect(await see(cookie.replaceAll('__Host-', ''))).toBe(401);
  // What was planted beside the own one does not stand before it.
  const planted = await server.logIn('general01');
  expect(planted).toMatch(/^session=/);
  const both = { cookie: `${planted}; ${cookie}`, headers };
  const own = await server.send(identityEndpoints.getMember, {}, both);
  expect(own.body.value.account).toBe('sakura');
  const left = await server.send(identityEndpoints.logout, {}, { cookie, headers });
  expect(left.cookie).not.toContain('session');
});

test('a session ends after seven idle days, not before', async () => {
  const cookie = await server.logIn('sakura');
  server.clock.advance(7 * DAY_MS - MINUTE_MS);
  expect((await member(cookie)).status).toBe(200);
  server.clock.advance(7 * DAY_MS - MINUTE_MS);
  expect((await member(cookie)).status).toBe(200);
  server.clock.advance(7 * DAY_MS);
  const { status, body } = await member(cookie);
  expect([status, body.code]).toEqual([401, 'call.session_expired']);
});

test('a session ends after thirty days, however busy it was', async () => {
  let { cookie } = { cookie: await server.logIn('sakura') };
  for (let day = 0; day < 29; day += 1) {
    server.clock.advance(DAY_MS);
    const answer = await member(cookie);
    expect(answer.status).toBe(200);
    cookie = answer.cookie;
  }
  server.clock.advance(DAY_MS);
  expect((await member(cookie)).status).toBe(401);
});

test('[AUTH-13] logging out ends the session on the server and takes the cookie back', async () => {
  const cookie = await server.logIn('sakura');
  const left = await server.send(identityEndpoints.logout, {}, { cookie });
  expect(left.body.value).toEqual({ isEnded: true });
  expect(left.cookie).not.toContain('session=');
  expect((await member(cookie)).body.code).toBe('call.session_expired');
});

test('[AUTH-16] sessions are listed with the own one first, and end one by one or all others at once', async () => {
  const [here, there, elsewhere] = [
    await server.logIn('agent01'),
    await server.logIn('agent01'),
    await server.logIn('agent01'),
  ];
  const list = async () =>
    (await server.send(identityEndpoints.listSessions, {}, { cookie: here })).body.value.list;
  const all = await list();
  expect(all).toHaveLength(3);
  expect(all[0]).toMatchObject({ isCurrent: true, via: 'PASSWORD' });
  expect(all.slice(1).every((entry: { isCurrent: boolean }) => !entry.isCurrent)).toBe(true);

  const { id } = all[1];
  const ended = await server.send(identityEndpoints.revokeSession, { id }, { cookie: here });
  expect(ended.status).toBe(200);
  const twice = await server.send(identityEndpoints.revokeSession, { id }, { cookie: here });
  expect(twice.body.code).toBe('identity.session_not_found');
  expect(await list()).toHaveLength(2);

  const others = await server.send(identityEndpoints.revokeOtherSessions, {}, { cookie: here });
  expect(others.body.value).toEqual({ ended: 1 });
  const statuses = await Promise.all(
    [here, there, elsewhere].map(async (cookie) => (await member(cookie)).status),
  );
  expect(statuses).toEqual([200, 401, 401]);
});

test('[AUTH-10] a renewal is exchanged once, within a minute, and only while its session stands', async () => {
  const cookie = await server.logIn('sakura');
  const create = async () =>
    (await server.send(identityEndpoints.createRenewal, {}, { cookie })).body.value.token;
  const renew = (token: string) =>
    server.send(identityEndpoints.renewSession, { token }, { cookie: deviceIn(cookie) });

  const token = await create();
  const [first, second] = await Promise.all([renew(token), renew(token)]);
  expect([first.status, second.status].sort()).toEqual([200, 401]);
  const renewed = first.status === 200 ? first : second;
  expect((await member(renewed.cookie)).body.value.account).toBe('sakura');

  const late = await create();
  server.clock.advance(MINUTE_MS);
  expect((await renew(late)).body.code).toBe('identity.token_spent');

  const orphan = await create();
  await server.send(identityEndpoints.logout, {}, { cookie });
  expect((await renew(orphan)).body.code).toBe('identity.token_spent');
});

/** What a browser that was logged out still sends: the name of the device. */
const deviceIn = (cookie: string): string => /device=[^;]+/.exec(cookie)![0];

test('[AUTH-10] a link opens nothing on a foreign device before its visitor has said yes', async () => {
  const attacker = await server.logIn('agent01');
  const { body } = await server.send(identityEndpoints.createRenewal, {}, { cookie: attacker });
  const { token } = body.value;
  const victim = await server.logIn('sakura');
  for (const cookie of ['', deviceIn(victim), victim, `device=${'a'.repeat(43)}`]) {
    const answer = await server.send(identityEndpoints.renewSession, { token }, { cookie });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      code: 'identity.token_unconfirmed',
      detail: { userName: 'agent01' },
      message: 'Continue as agent01?',
    });
    expect(answer.cookie).toBe(cookie);
  }
  const confirmed = { token, confirmed: 'true' } as const;
  const yes = await server.send(identityEndpoints.renewSession, confirmed);
  expect((await member(yes.cookie)).body.value.account).toBe('agent01');
  const again = await server.send(identityEndpoints.renewSession, confirmed);
  expect(again.body.code).toBe('identity.token_spent');
});

test('[AUTH-10] on the device that it was made on, a link does not replace somebody else’s session', async () => {
  const first = await server.logIn('agent01');
  const { body } = await server.send(identityEndpoints.createRenewal, {}, { cookie: first });
  const { token } = body.value;
  const input = { type: 'username', username: 'sakura', password: 'maneki2026' } as const;
  const { cookie } = await server.send(identityEndpoints.login, input, { cookie: deviceIn(first) });
  const answer = await server.send(identityEndpoints.renewSession, { token }, { cookie });
  expect(answer.body.code).toBe('identity.token_unconfirmed');
  expect((await member(answer.cookie)).body.value.account).toBe('sakura');
  const own = await server.send(
    identityEndpoints.renewSession,
    { token },
    { cookie: deviceIn(cookie) },
  );
  expect((await member(own.cookie)).body.value.account).toBe('agent01');
});

test('a renewed session ends no later than the one that it came from', async () => {
  let cookie = await server.logIn('sakura');
  for (let week = 0; week < 4; week += 1) {
    server.clock.advance(7 * DAY_MS - MINUTE_MS);
    expect((await member(cookie)).status).toBe(200);
    const { body } = await server.send(identityEndpoints.createRenewal, {}, { cookie });
    const { token } = body.value;
    cookie = (await server.send(identityEndpoints.renewSession, { token }, { cookie })).cookie;
  }
  server.clock.advance(2 * DAY_MS);
  expect((await member(cookie)).status).toBe(200);
  server.clock.advance(4 * MINUTE_MS);
  expect((await member(cookie)).status).toBe(401);
});

test('a renewed trial ends when the trial does', async () => {
  const trial = await server.send(identityEndpoints.startTestPlay, {});
  const { expires_at } = await server.database.statement((tx) =>
    tx
      .selectFrom('identity_members')
      .select('expires_at')
      .where('id', '=', trial.body.value.id)
      .executeTakeFirstOrThrow(),
  );
  server.clock.advance(20 * MINUTE_MS);
  const { body } = await server.send(identityEndpoints.createRenewal, {}, trial);
  const { token } = body.value;
  await server.send(identityEndpoints.renewSession, { token }, trial);
  const rows = await server.database.statement((tx) =>
    tx
      .selectFrom('identity_sessions')
      .select(['via', 'ends_at'])
      .where('member_id', '=', trial.body.value.id)
      .orderBy('opened_at')
      .execute(),
  );
  expect(rows).toEqual([
    { via: 'TRIAL', ends_at: expires_at },
    { via: 'RENEWAL', ends_at: expires_at },
  ]);
});

test('a name that is no session’s is refused, whatever it looks like', async () => {
  const cookie = await server.logIn('sakura');
  const { status, body } = await server.send(
    identityEndpoints.revokeSession,
    { id: 'abc' },
    { cookie },
  );
  expect([status, body.code]).toEqual([422, 'call.input_invalid']);
});

test('a disabled account is out at once, with every session it had', async () => {
  const cookie = await server.logIn('general01');
  await server.database.statement((tx) =>
    tx
      .updateTable('identity_members')
      .set({ disabled_at: server.clock.now() })
      .where('username', '=', 'general01')
      .execute(),
  );
  expect((await member(cookie)).body.code).toBe('call.session_expired');
});

test('[AUTH-7] who must change the password can do nothing else first', async () => {
  const cookie = await server.logIn('agent01');
  const mustChange = (isNeeded: boolean) =>
    server.database.statement((tx) =>
      tx
        .updateTable('identity_members')
        .set({ must_change_password: isNeeded })
        .where('username', '=', 'agent01')
        .execute(),
    );
  await mustChange(true);
  expect((await member(cookie)).body.value.firstTimeLogin).toBe(true);
  const list = await server.send(identityEndpoints.listSessions, {}, { cookie });
  expect(list.body.code).toBe('identity.password_change_needed');
  const page = await server.app.inject({ url: '/m/home', headers: { cookie } });
  expect([page.statusCode, page.headers.location]).toEqual([302, '/m/changePsw']);
  await mustChange(false);
  // Written past the product, it is heard of a moment later.
  await waitFor(async () => {
    const { status } = await server.send(identityEndpoints.listSessions, {}, { cookie });
    return status === 200;
  });
});
