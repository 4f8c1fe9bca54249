import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { DAY_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#testing/test-server';
import { DEMO_PASSWORD } from '../demo/seed-demo.ts';
import { openAccount } from '../testing/open-account.ts';
import { createVisitor, type Reply, type Visitor } from '../testing/visitor.ts';

const NEW = 'kT4osaka-w91';
const WRONG = 'not-this-1';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.dispose());
beforeEach(() => server.clock.advance(2 * DAY_MS));

const change = (
  visitor: Visitor,
  oldPassword: string,
  newPassword: string,
  confirm = newPassword,
) =>
  visitor.send(identityEndpoints.changePassword, {
    oldPassword,
    newPassword,
    confirmNewPassword: confirm,
  });
const codeOf = ({ status, body }: Reply): string => (status === 200 ? 'saved' : body.code);

async function enter(fields: Parameters<typeof openAccount>[1] = {}) {
  const member = await openAccount(server, fields);
  const visitor = createVisitor(server);
  expect((await visitor.logIn(member.username, DEMO_PASSWORD)).status).toBe(200);
  return { member, visitor };
}
const isIn = async (visitor: Visitor) =>
  (await visitor.send(identityEndpoints.getMember, {})).status === 200;

test('[PWD-2] the new password counts from now on, and the old one no more', async () => {
  const { member, visitor } = await enter();
  const saved = await change(visitor, DEMO_PASSWORD, NEW);
  expect(saved.body.value).toEqual({ isSaved: true });
  const other = createVisitor(server);
  expect((await other.logIn(member.username, DEMO_PASSWORD)).status).toBe(401);
  expect((await other.logIn(member.username, NEW)).status).toBe(200);
});

test('[PWD-2] it ends every other session of the member, and nobody else’s', async () => {
  const { member, visitor } = await enter();
  const [laptop, stranger] = [createVisitor(server), (await enter()).visitor];
  await laptop.logIn(member.username, DEMO_PASSWORD);
  expect(codeOf(await change(visitor, WRONG, NEW))).toBe('identity.password_old_wrong');
  expect(await isIn(laptop)).toBe(true);
  expect(codeOf(await change(visitor, DEMO_PASSWORD, NEW))).toBe('saved');
  expect([await isIn(visitor), await isIn(laptop), await isIn(stranger)]).toEqual([
    true,
    false,
    true,
  ]);
});

test('[PWD-2] what is wrong is told in order: old, form, strength, match, same', async () => {
  const { visitor } = await enter();
  const codes = [
    await change(visitor, WRONG, 'short'),
    await change(visitor, DEMO_PASSWORD, 'short', 'other'),
    await change(visitor, DEMO_PASSWORD, 'password1', 'other'),
    await change(visitor, DEMO_PASSWORD, NEW, `${NEW}x`),
    await change(visitor, DEMO_PASSWORD, DEMO_PASSWORD, 'other'),
    await change(visitor, DEMO_PASSWORD, DEMO_PASSWORD),
  ].map(codeOf);
  expect(codes).toEqual([
    'identity.password_old_wrong',
    'identity.password_format',
    'identity.password_weak',
    'identity.password_mismatch',
    'identity.password_mismatch',
    'identity.password_same',
  ]);
});

test('a password with the own name in it is refused', async () => {
  const { member, visitor } = await enter();
  const answer = await change(visitor, DEMO_PASSWORD, `${member.username}-w91`);
  expect(codeOf(answer)).toBe('identity.password_weak');
});

test('[AUTH-7] whoever had to choose a password has chosen it', async () => {
  const { visitor } = await enter({ mustChangePassword: true });
  const isBarred = async () =>
    (await visitor.send(identityEndpoints.listSessions, {})).body.code ===
    'identity.password_change_needed';
  expect(await isBarred()).toBe(true);
  expect(codeOf(await change(visitor, DEMO_PASSWORD, DEMO_PASSWORD))).toBe(
    'identity.password_same',
  );
  expect(await isBarred()).toBe(true);
  expect(codeOf(await change(visitor, DEMO_PASSWORD, NEW))).toBe('saved');
  expect(await isBarred()).toBe(false);
});

test('a member without a password sets the first one, and from then on needs it', async () => {
  const { member, visitor } = await enter();
  await server.database.statement((tx) =>
    tx
      .updateTable('identity_members')
      .set({ password_hash: null })
      .where('id', '=', member.id)
      .execute(),
  );
  expect(codeOf(await change(visitor, '', NEW))).toBe('saved');
  expect(codeOf(await change(visitor, '', 'q7vkzmw2'))).toBe('identity.password_old_wrong');
});

test('the old password can be guessed at ten times, then not for half an hour', async () => {
  const { member, visitor } = await enter();
  for (let failed = 0; failed < 10; failed += 1)
    expect(codeOf(await change(visitor, WRONG, NEW))).toBe('identity.password_old_wrong');
  const locked = await change(visitor, DEMO_PASSWORD, NEW);
  expect(locked.body).toMatchObject({ code: 'identity.locked', detail: { minutes: 30 } });
  // The login has a count of its own: a guest at one's screen locks nobody out there.
  expect((await createVisitor(server).logIn(member.username, DEMO_PASSWORD)).status).toBe(200);
  server.clock.advance(30 * MINUTE_MS);
  expect(codeOf(await change(visitor, DEMO_PASSWORD, NEW))).toBe('saved');
});

test('strangers who guess at the login do not keep the owner from changing the password', async () => {
  const { member, visitor } = await enter();
  for (let failed = 0; failed < 10; failed += 1)
    await createVisitor(server).logInReading(member.username, WRONG);
  expect((await createVisitor(server).logIn(member.username, DEMO_PASSWORD)).status).toBe(429);
  expect(codeOf(await change(visitor, DEMO_PASSWORD, NEW))).toBe('saved');
  // Guesses at the old one mean nothing any more: the lock is open.
  expect((await createVisitor(server).logIn(member.username, NEW)).status).toBe(200);
});

test('of two changes at once from the same old password one is kept', async () => {
  const { member, visitor } = await enter();
  const wishes = ['q7vkzmw2', 'w8blznx3', 'e9cmxqy4'];
  const codes = await Promise.all(
    wishes.map(async (wish) => codeOf(await change(visitor, DEMO_PASSWORD, wish))),
  );
  expect(codes.toSorted()).toEqual([
    'identity.password_old_wrong',
    'identity.password_old_wrong',
    'saved',
  ]);
  const kept = wishes[codes.indexOf('saved')]!;
  expect((await createVisitor(server).logIn(member.username, kept)).status).toBe(200);
});

test('a guest changes nothing', async () => {
  const answer = await change(createVisitor(server), DEMO_PASSWORD, NEW);
  expect([answer.status, answer.body.code]).toEqual([401, 'call.login_required']);
});
