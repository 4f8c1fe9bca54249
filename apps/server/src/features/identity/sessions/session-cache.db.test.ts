import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { DAY_MS } from '@maneki/kernel/clock';
import { waitFor } from '@maneki/testkit/wait-for';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Call } from '#platform/calls/call';
import type { Database } from '#platform/database/database';
import { openDatabase } from '#platform/database/open-database';
import { testServerUrl } from '#platform/database/testing/test-database';
import { startTestServer } from '#testing/test-server';
import { DEMO_PASSWORD } from '../demo/seed-demo.ts';
import { openAccount } from '../testing/open-account.ts';
import { createVisitor } from '../testing/visitor.ts';
import { createCallers } from './callers.ts';
import { endSessions } from './end-sessions.ts';
import { createSessionCache, followSessions, REMEMBERED_MS } from './session-cache.ts';

const server = await startTestServer();
// The embedded engine takes one process and one connection; there the other node shares it.
const elsewhere = testServerUrl ? await openDatabase(server.database.place) : server.database;
afterAll(async () => {
  if (testServerUrl) await elsewhere.close();
  await server.dispose();
});
// Whoever logs in more than a few times in a moment is asked for more than a password.
beforeEach(() => server.clock.advance(DAY_MS));

/** Another node, which counts how often it asks the database. */
async function openNode() {
  let asked = 0;
  const counted: Database = {
    ...elsewhere,
    statement(work) {
      asked += 1;
      return elsewhere.statement(work);
    },
  };
  const sessions = createSessionCache();
  const heard: boolean[] = [];
  const stop = await followSessions(elsewhere, {
    drop: sessions.drop,
    setHeard(isHeard) {
      heard.push(isHeard);
      sessions.setHeard(isHeard);
    },
  });
  const callers = createCallers({
    database: counted,
    sessions,
    merchants: server.services.merchants,
  });
  return {
    sessions,
    heard,
    stop,
    /** Whether it lets a session in, and whether it had to ask for that. */
    async admit(credential: string) {
      const before = asked;
      const call = { credential, merchantCode: 'maneki', now: server.clock.now(), address: '' };
      const caller = await callers.find(call as Call);
      return { isIn: caller !== 'expired' && caller !== undefined, hasAsked: asked > before };
    },
  };
}

const FROM_MEMORY = { isIn: true, hasAsked: false };
const REFUSED = { isIn: false, hasAsked: true };

async function logIn(username?: string) {
  const name = username ?? (await openAccount(server)).username;
  const visitor = createVisitor(server);
  const { body } = await visitor.logIn(name, DEMO_PASSWORD);
  const token = visitor.cookies.get('session')!;
  // Its token is sent whatever the browser has been told to do with it.
  const cookie = `session=${token}`;
  const isIn = async () =>
    (await server.send(identityEndpoints.getMember, {}, { cookie })).status === 200;
  // Twice: the first asks, the second is answered from memory.
  expect([await isIn(), await isIn()]).toEqual([true, true]);
  return { visitor, token, cookie, isIn, username: name, memberId: body.value.id as string };
}
type Login = Awaited<ReturnType<typeof logIn>>;

const updateMember = (login: Login, set: { disabled_at?: Date; must_change_password?: boolean }) =>
  server.database.statement((tx) =>
    tx.updateTable('identity_members').set(set).where('id', '=', login.memberId).execute(),
  );

/** Everything that ends a session, done by the product itself: by this session or by another. */
const ENDINGS: Record<string, (own: Login, other: Login) => Promise<unknown>> = {
  'logging out': (own) => own.visitor.send(identityEndpoints.logout, {}),
  'being logged out from another device': async (_, { visitor, cookie }) => {
    const { body } = await visitor.send(identityEndpoints.listSessions, {});
    const { id } = body.value.list.find((one: { isCurrent: boolean }) => !one.isCurrent);
    await server.send(identityEndpoints.revokeSession, { id }, { cookie });
  },
  'being logged out with all other devices': (_, other) =>
    other.visitor.send(identityEndpoints.revokeOtherSessions, {}),
  'a new password': (_, other) =>
    other.visitor.send(identityEndpoints.changePassword, {
      oldPassword: DEMO_PASSWORD,
      newPassword: 'kT4osaka-w91',
      confirmNewPassword: 'kT4osaka-w91',
    }),
  'being forced out': ({ memberId }) =>
    server.services.database.transact((tx) =>
      endSessions(tx, { memberId, now: server.clock.now() }),
    ),
};

for (const [what, end] of Object.entries(ENDINGS)) {
  test(`${what} ends a session at once here, and on another node with its notice`, async () => {
    const node = await openNode();
    const own = await logIn();
    const other = await logIn(own.username);
    await node.admit(own.token);
    expect(await node.admit(own.token)).toEqual(FROM_MEMORY);
    await end(own, other);
    expect(await own.isIn()).toBe(false);
    await waitFor(() => node.sessions.size === 0);
    expect(await node.admit(own.token)).toEqual(REFUSED);
    await node.stop();
  });
}

test('[OPS-2] a block or a new password that is asked for is heard on every node, whoever wrote it', async () => {
  const node = await openNode();
  const login = await logIn();
  const remember = async () => {
    await node.admit(login.token);
    expect(await node.admit(login.token)).toEqual(FROM_MEMORY);
  };
  await remember();
  await updateMember(login, { must_change_password: true });
  await waitFor(() => node.sessions.size === 0);
  await remember();
  await updateMember(login, { disabled_at: server.clock.now() });
  await waitFor(() => node.sessions.size === 0);
  expect(await node.admit(login.token)).toEqual(REFUSED);
  await waitFor(async () => !(await login.isIn()));
  await node.stop();
});

test('who has chosen the password that was asked for may go on at once', async () => {
  const member = await openAccount(server, { mustChangePassword: true });
  const { visitor } = await logIn(member.username);
  const list = async () => (await visitor.send(identityEndpoints.listSessions, {})).status;
  expect(await list()).not.toBe(200);
  await visitor.send(identityEndpoints.changePassword, {
    oldPassword: DEMO_PASSWORD,
    newPassword: 'kT4osaka-w91',
    confirmNewPassword: 'kT4osaka-w91',
  });
  expect(await list()).toBe(200);
});

test('a session is remembered for a few seconds, and never beyond its own end', async () => {
  const node = await openNode();
  const login = await logIn();
  await node.admit(login.token);
  server.clock.advance(REMEMBERED_MS - 1);
  expect(await node.admit(login.token)).toEqual(FROM_MEMORY);
  server.clock.advance(1);
  expect(await node.admit(login.token)).toEqual({ isIn: true, hasAsked: true });
  const endsAt = new Date(server.clock.now().getTime() + 1_000);
  await server.database.statement((tx) =>
    tx
      .updateTable('identity_sessions')
      .set({ ends_at: endsAt })
      .where('member_id', '=', login.memberId)
      .execute(),
  );
  await waitFor(() => node.sessions.size === 0);
  await node.admit(login.token);
  server.clock.advance(999);
  expect(await node.admit(login.token)).toEqual(FROM_MEMORY);
  server.clock.advance(1);
  expect(await node.admit(login.token)).toEqual(REFUSED);
  await node.stop();
});

test('a token that was renewed opens a session of its own, which ends by itself', async () => {
  const node = await openNode();
  const login = await logIn();
  const { body } = await login.visitor.send(identityEndpoints.createRenewal, {});
  const renewal = { token: body.value.token, confirmed: 'true' } as const;
  const { cookie } = await server.send(identityEndpoints.renewSession, renewal);
  const token = /session=([^;]+)/.exec(cookie)![1]!;
  for (const one of [login.token, token]) {
    await node.admit(one);
    expect(await node.admit(one)).toEqual(FROM_MEMORY);
  }
  await server.send(identityEndpoints.logout, {}, { cookie });
  await waitFor(() => node.sessions.size === 0);
  expect(await node.admit(token)).toEqual(REFUSED);
  expect(await node.admit(login.token)).toEqual({ isIn: true, hasAsked: true });
  await node.stop();
});

test('a node that hears nothing asks the database each time', async () => {
  const node = await openNode();
  const login = await logIn();
  await node.admit(login.token);
  node.sessions.setHeard(false);
  for (let time = 0; time < 3; time += 1)
    expect(await node.admit(login.token)).toEqual({ isIn: true, hasAsked: true });
  node.sessions.setHeard(true);
  await node.admit(login.token);
  expect(await node.admit(login.token)).toEqual(FROM_MEMORY);
  await node.stop();
});

test.runIf(testServerUrl)(
  'a cut of the listening connection empties the memory at once',
  async () => {
    const node = await openNode();
    const login = await logIn();
    await node.admit(login.token);
    expect([node.sessions.size, node.heard.at(-1)]).toEqual([1, true]);
    const before = node.heard.length;
    await server.database.statement((tx) =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and query ilike 'listen%'`.execute(tx),
    );
    await waitFor(() => node.heard.length > before);
    expect([node.heard[before], node.sessions.size]).toEqual([false, 0]);
    await waitFor(() => node.heard.at(-1));
    await node.admit(login.token);
    expect(await node.admit(login.token)).toEqual(FROM_MEMORY);
    await node.stop();
  },
);
