import { randomUUID } from 'node:crypto';
import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { DAY_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#testing/test-server';
import { DEMO_PASSWORD } from '../demo/seed-demo.ts';
import { openAccount } from '../testing/open-account.ts';
import { createVisitor, type Visitor } from '../testing/visitor.ts';
import { endSessions } from './end-sessions.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.dispose());

type Login = { readonly visitor: Visitor; readonly memberId: string; readonly sessionId: string };

async function logIn(username: string): Promise<Login> {
  const visitor = createVisitor(server);
  const { body } = await visitor.logIn(username, DEMO_PASSWORD);
  return { visitor, memberId: body.value.id, sessionId: body.value.token };
}

async function arrive(): Promise<Login & { username: string }> {
  const { username } = await openAccount(server);
  return { ...(await logIn(username)), username };
}

async function tryOut(): Promise<Login> {
  const visitor = createVisitor(server);
  const { body } = await visitor.send(identityEndpoints.startTestPlay, {});
  return { visitor, memberId: body.value.id, sessionId: body.value.token };
}

const listEnded = (...logins: readonly Login[]) =>
  server.services.callers.listEnded(
    logins.map(({ sessionId }) => sessionId),
    server.clock.now(),
  );

/** Whether a session is over: for open pages it must be what it is for calls. */
async function isOver(login: Login): Promise<boolean> {
  const ended = await listEnded(login);
  // Calls keep a session alive, so the question comes first.
  const { status } = await login.visitor.send(identityEndpoints.getMember, {});
  expect(ended).toEqual(status === 200 ? [] : [login.sessionId]);
  return ended.length > 0;
}

const updateMember = (memberId: string, set: { disabled_at?: Date; expires_at?: Date }) =>
  server.database.statement((tx) =>
    tx.updateTable('identity_members').set(set).where('id', '=', memberId).execute(),
  );

test('of many sessions those that are over are listed, in one answer', async () => {
  const [left, right, stays] = [await arrive(), await arrive(), await arrive()];
  expect(await listEnded(left, right, stays)).toEqual([]);
  for (const { visitor } of [left, right]) await visitor.send(identityEndpoints.logout, {});
  expect(new Set(await listEnded(left, right, stays))).toEqual(
    new Set([left.sessionId, right.sessionId]),
  );
  expect([await isOver(left), await isOver(stays)]).toEqual([true, false]);
});

test('of no sessions none is over', async () => {
  expect(await listEnded()).toEqual([]);
});

test('a session that nobody knows any more is over', async () => {
  const sessionId = randomUUID();
  expect(await server.services.callers.listEnded([sessionId], server.clock.now())).toEqual([
    sessionId,
  ]);
});

test('a session that its owner ended elsewhere is over, the one that did it is not', async () => {
  const here = await arrive();
  const there = await logIn(here.username);
  const { body } = await here.visitor.send(identityEndpoints.revokeOtherSessions, {});
  expect(body.value).toEqual({ ended: 1 });
  expect([await isOver(here), await isOver(there)]).toEqual([false, true]);
});

test('a changed password ends all other sessions, one that was reset all of them', async () => {
  const here = await arrive();
  const there = await logIn(here.username);
  const newPassword = 'kT4osaka-w91';
  const input = { oldPassword: DEMO_PASSWORD, newPassword, confirmNewPassword: newPassword };
  const changed = await here.visitor.send(identityEndpoints.changePassword, input);
  expect(changed.status).toBe(200);
  expect([await isOver(here), await isOver(there)]).toEqual([false, true]);
  const now = server.clock.now();
  const { database } = server.services;
  await database.transact((tx) => endSessions(tx, { memberId: here.memberId, now }));
  expect(await isOver(here)).toBe(true);
});

test('a disabled member has no session left', async () => {
  const login = await arrive();
  await updateMember(login.memberId, { disabled_at: server.clock.now() });
  expect(await isOver(login)).toBe(true);
});

test('a trial that ends takes its session with it, at that very moment', async () => {
  const login = await tryOut();
  const expires_at = new Date(server.clock.now().getTime() + MINUTE_MS);
  await updateMember(login.memberId, { expires_at });
  server.clock.advance(MINUTE_MS - 1);
  expect(await isOver(login)).toBe(false);
  server.clock.advance(1);
  expect(await isOver(login)).toBe(true);
});

test('a session is over after seven idle days, a trial’s after thirty minutes, not before', async () => {
  const trial = await tryOut();
  server.clock.advance(30 * MINUTE_MS - 1);
  expect(await listEnded(trial)).toEqual([]);
  server.clock.advance(1);
  expect(await isOver(trial)).toBe(true);

  const member = await arrive();
  server.clock.advance(7 * DAY_MS - 1);
  expect(await listEnded(member)).toEqual([]);
  server.clock.advance(1);
  expect(await isOver(member)).toBe(true);
});

test('a session is over after thirty days, however busy it was', async () => {
  const login = await arrive();
  for (let day = 1; day < 30; day += 1) {
    server.clock.advance(DAY_MS);
    expect((await login.visitor.send(identityEndpoints.getMember, {})).status).toBe(200);
  }
  server.clock.advance(DAY_MS - 1);
  expect(await listEnded(login)).toEqual([]);
  server.clock.advance(1);
  expect(await isOver(login)).toBe(true);
});
