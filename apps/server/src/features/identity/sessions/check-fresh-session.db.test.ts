import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { MINUTE_MS, SECOND_MS } from '@maneki/kernel/clock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#testing/test-server';
import { DEMO_PASSWORD } from '../demo/seed-demo.ts';
import { openAccount } from '../testing/open-account.ts';
import { createVisitor, type Reply, type Visitor } from '../testing/visitor.ts';
import { expectInEveryLanguage } from '../testing/visitors.ts';

const NEW = 'kT4osaka-w91';
const AGAIN = 'identity.login_again';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.dispose());

async function enter() {
  const member = await openAccount(server);
  const visitor = createVisitor(server);
  expect((await visitor.logIn(member.username, DEMO_PASSWORD)).status).toBe(200);
  return { member, visitor };
}

/** Somebody who came by a number or an account elsewhere, and never chose a password. */
async function enterWithoutPassword(): Promise<Visitor> {
  const { member, visitor } = await enter();
  await server.database.statement((tx) =>
    tx
      .updateTable('identity_members')
      .set({ password_hash: null })
      .where('id', '=', member.id)
      .execute(),
  );
  return visitor;
}

/** The same member in another browser, by a session that was carried over. */
async function carryOver(visitor: Visitor): Promise<Visitor> {
  const { body } = await visitor.send(identityEndpoints.createRenewal, {});
  const { token } = body.value;
  const answer = await server.send(identityEndpoints.renewSession, {
    token,
    confirmed: 'true',
  });
  expect(answer.status).toBe(200);
  const other = createVisitor(server);
  other.cookies.set('session', /session=([^;]+)/.exec(answer.cookie)![1]!);
  return other;
}

const codeOf = ({ status, body }: Reply): string => (status === 200 ? 'done' : body.code);

const always = [
  {
    name: 'startPasskey',
    ask: (visitor: Visitor) => visitor.send(identityEndpoints.startPasskey, {}),
    fresh: 'done',
  },
  {
    name: 'linkSocialAccount',
    ask: (visitor: Visitor) =>
      visitor.send(identityEndpoints.linkSocialAccount, { provider: 'google' }),
    // No service is set up here: it was asked for, which is what counts.
    fresh: 'identity.social_failed',
  },
];

const withoutPassword = [
  {
    name: 'changePassword',
    ask: (visitor: Visitor) =>
      visitor.send(identityEndpoints.changePassword, {
        oldPassword: '',
        newPassword: NEW,
        confirmNewPassword: NEW,
      }),
    fresh: 'done',
  },
  {
    name: 'setPaymentPassword',
    ask: (visitor: Visitor) =>
      visitor.send(identityEndpoints.setPaymentPassword, {
        newPaymentPassword: '271828',
        confirmNewPaymentPassword: '271828',
      }),
    fresh: 'done',
  },
  {
    name: 'bindMobile',
    ask: (visitor: Visitor) =>
      visitor.send(identityEndpoints.bindMobile, { mobileNum: '09012345678', code: '000000' }),
    fresh: 'identity.code_wrong',
  },
  {
    name: 'bindEmail',
    ask: (visitor: Visitor) =>
      visitor.send(identityEndpoints.bindEmail, { email: 'hana@example.com', code: '000000' }),
    fresh: 'identity.code_wrong',
  },
];

const ways = [
  ...always.map((way) => ({ ...way, arrive: async () => (await enter()).visitor })),
  ...withoutPassword.map((way) => ({ ...way, arrive: enterWithoutPassword })),
];

test.each(ways)('$name needs a login of the last fifteen minutes', async (way) => {
  const [early, late] = [await way.arrive(), await way.arrive()];
  server.clock.advance(15 * MINUTE_MS - SECOND_MS);
  expect(codeOf(await way.ask(early))).toBe(way.fresh);
  server.clock.advance(SECOND_MS);
  const answer = await way.ask(late);
  expect([answer.status, codeOf(answer)]).toEqual([403, AGAIN]);
});

test.each(ways)('$name is not for a session that was carried over', async (way) => {
  const visitor = await carryOver(await way.arrive());
  expect(codeOf(await way.ask(visitor))).toBe(AGAIN);
});

test('who has a password needs no new login where it is asked for', async () => {
  const { visitor } = await enter();
  server.clock.advance(15 * MINUTE_MS);
  const change = (oldPassword: string) =>
    visitor.send(identityEndpoints.changePassword, {
      oldPassword,
      newPassword: NEW,
      confirmNewPassword: NEW,
    });
  expect(codeOf(await change(''))).toBe('identity.password_old_wrong');
  expect(codeOf(await change(DEMO_PASSWORD))).toBe('done');
});

test('logging in again is enough', async () => {
  const { member, visitor } = await enter();
  server.clock.advance(15 * MINUTE_MS);
  expect(codeOf(await visitor.send(identityEndpoints.startPasskey, {}))).toBe(AGAIN);
  await visitor.logIn(member.username, DEMO_PASSWORD);
  expect(codeOf(await visitor.send(identityEndpoints.startPasskey, {}))).toBe('done');
});

test('the refusal has its words in every language', async () => {
  const cookie = await server.logIn('sakura');
  server.clock.advance(15 * MINUTE_MS);
  const provoke = (headers: Record<string, string>) =>
    server.send(identityEndpoints.startPasskey, {}, { cookie, headers });
  await expectInEveryLanguage(provoke, { code: AGAIN });
});
