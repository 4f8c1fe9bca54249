import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { DAY_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codeIn } from '#testing/test-outside';
import { startTestServer, type TestServer } from '#testing/test-server';
import { DEMO_PASSWORD } from '../demo/seed-demo.ts';
import { openAccount } from '../testing/open-account.ts';
import { createVisitor, type Reply, type Visitor } from '../testing/visitor.ts';
import { numberAt, storedNumberAt } from '../testing/visitors.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.dispose());
beforeEach(() => server.clock.advance(DAY_MS + 1));

let numbers = 0;
/** A number that nobody has asked about. */
const freshNumber = () => {
  numbers += 1;
  return numbers;
};

/** An account whose number is proven. */
async function openPhoneAccount() {
  const index = freshNumber();
  const proven = { mobile: storedNumberAt(index), mobileVerifiedAt: server.clock.now() };
  const { username } = await openAccount(server, proven);
  return { username, index };
}

/** Somebody with a session, on a device that is known from then on. */
async function arrive(username: string): Promise<Visitor> {
  const visitor = createVisitor(server);
  expect((await visitor.logIn(username, DEMO_PASSWORD)).status).toBe(200);
  return visitor;
}

const leave = (visitor: Visitor) => visitor.cookies.delete('session');

type Purpose = 'login' | 'register' | 'forgot' | 'bind';

/** Asks for a code with a picture read, and answers what came of it. */
async function ask(index: number, purpose: Purpose, from = createVisitor(server)) {
  const sent = server.messages.length;
  const answer = await from.send(identityEndpoints.sendCode, {
    mobileNum: numberAt(index),
    purpose,
    ...(await from.readPicture()),
  });
  return server.messages.length > sent ? 'sent' : told(answer);
}

const told = ({ status, body }: Reply): string => (status === 200 ? 'kept' : body.code);

/** Asks a minute apart, each time from somewhere else. */
async function askFromAnywhere(index: number, purpose: Purpose, times: number) {
  for (let asked = 0; asked < times; asked += 1) {
    await ask(index, purpose);
    server.clock.advance(MINUTE_MS);
  }
}

const TOO_MANY = 'identity.code_too_many';

test('codes for numbers that are nobody’s cost the merchant nothing, so they stop nobody', async () => {
  const owner = await openPhoneAccount();
  for (let asked = 0; asked < 25; asked += 1)
    expect(await ask(freshNumber(), 'login')).toBe('kept');
  expect(await ask(owner.index, 'login')).toBe('sent');
  expect(await ask(freshNumber(), 'register')).toBe('sent');
});

test('what strangers ask for one purpose leaves the other purposes of a number alone', async () => {
  const { index } = await openPhoneAccount();
  await askFromAnywhere(index, 'register', 5);
  expect(await ask(index, 'register')).toBe(TOO_MANY);
  expect(await ask(index, 'login')).toBe('sent');
  expect(await ask(index, 'forgot')).toBe('sent');
});

test('one stranger cannot use up a number, and strangers together not what its owner may ask for', async () => {
  const { index, username } = await openPhoneAccount();
  const owner = await arrive(username);
  leave(owner);
  const stranger = createVisitor(server);
  for (const expected of ['sent', 'sent', 'sent', TOO_MANY]) {
    expect(await ask(index, 'forgot', stranger)).toBe(expected);
    server.clock.advance(MINUTE_MS);
  }
  expect(await ask(index, 'forgot')).toBe('sent');
  server.clock.advance(MINUTE_MS);
  expect(await ask(index, 'forgot')).toBe('sent');
  // The owner's device neither waits for a stranger's minute nor shares a stranger's five.
  for (const expected of ['sent', 'sent', 'sent', 'sent', 'sent', TOO_MANY]) {
    expect(await ask(index, 'forgot', owner)).toBe(expected);
    server.clock.advance(MINUTE_MS);
  }
  expect(await ask(index, 'forgot')).toBe(TOO_MANY);
});

test('a device that its owner has never used is a stranger’s, whoever else is known there', async () => {
  const [own, other] = [await openPhoneAccount(), await openPhoneAccount()];
  await askFromAnywhere(other.index, 'login', 5);
  expect(await ask(other.index, 'login', await arrive(own.username))).toBe(TOO_MANY);
});

test('when strangers have spent their budget they are answered as always, and owners are served', async () => {
  const owner = await openPhoneAccount();
  const device = await arrive(owner.username);
  leave(device);
  for (let asked = 0; asked < 20; asked += 1)
    expect(await ask((await openPhoneAccount()).index, 'login')).toBe('sent');
  const member = await openPhoneAccount();
  expect(await ask(member.index, 'login')).toBe('kept');
  expect(await ask(freshNumber(), 'login')).toBe('kept');
  expect(await ask(owner.index, 'login', device)).toBe('sent');
  expect(await ask(member.index, 'forgot')).toBe('sent');
  expect(await ask(freshNumber(), 'register')).toBe('sent');
  server.clock.advance(MINUTE_MS);
  expect(await ask(member.index, 'login')).toBe('sent');
});

test('a neighbour who uses up an address does not stop a known device there', async () => {
  const { index, username } = await openPhoneAccount();
  const owner = await arrive(username);
  const neighbour = createVisitor(server, { address: owner.address });
  for (let asked = 0; asked < 10; asked += 1) await ask(freshNumber(), 'register', neighbour);
  expect(await ask(freshNumber(), 'register', neighbour)).toBe(TOO_MANY);
  expect(await ask(index, 'login', owner)).toBe('sent');
});

test('a code to bind with is for members only', async () => {
  const index = freshNumber();
  const guest = createVisitor(server);
  const input = { mobileNum: numberAt(index), purpose: 'bind' } as const;
  const byMail = { email: 'hana@mail.example', purpose: 'bind' } as const;
  const refused = await guest.send(identityEndpoints.sendCode, input);
  expect([refused.status, told(refused)]).toEqual([401, 'call.login_required']);
  expect((await guest.send(identityEndpoints.sendEmailCode, byMail)).status).toBe(401);
  await guest.send(identityEndpoints.startTestPlay, {});
  expect((await guest.send(identityEndpoints.sendCode, input)).status).toBe(403);
  const member = await arrive((await openAccount(server)).username);
  expect((await member.send(identityEndpoints.sendCode, input)).status).toBe(200);
  expect((await member.send(identityEndpoints.sendEmailCode, byMail)).status).toBe(200);
  member.cookies.set('session', 'a'.repeat(43));
  expect(told(await member.send(identityEndpoints.sendCode, input))).toBe('call.session_expired');
});

test('one member cannot use up a number that another one binds', async () => {
  const index = freshNumber();
  const [stranger, owner] = [
    await arrive((await openAccount(server)).username),
    await arrive((await openAccount(server)).username),
  ];
  for (const expected of ['sent', 'sent', 'sent', TOO_MANY]) {
    expect(await ask(index, 'bind', stranger)).toBe(expected);
    server.clock.advance(MINUTE_MS);
  }
  expect(await ask(index, 'bind', owner)).toBe('sent');
});

test('codes that were never sent do not push out one that was', async () => {
  const { index, username } = await openPhoneAccount();
  const owner = await arrive(username);
  leave(owner);
  expect(await ask(index, 'login', owner)).toBe('sent');
  const code = codeIn(server.messages.at(-1));
  for (let asked = 0; asked < 20; asked += 1) await ask((await openPhoneAccount()).index, 'login');
  expect(await ask(index, 'login')).toBe('kept');
  const input = { type: 'sms', mobileNum: numberAt(index), code } as const;
  expect((await owner.send(identityEndpoints.login, input)).status).toBe(200);
});
