import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@maneki/kernel/clock';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#testing/test-server';
import { DEMO_PASSWORD } from '../demo/seed-demo.ts';
import { openAccount } from '../testing/open-account.ts';
import { createVisitor, type Reply, type Visitor } from '../testing/visitor.ts';
import { checkPaymentPassword } from './check-payment-password.ts';

const DIGITS = '281736';
const OTHER = '517394';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.dispose());
beforeEach(() => server.clock.advance(2 * DAY_MS));

type Form = { password?: string; oldPaymentPassword?: string; confirmNewPaymentPassword?: string };
const set = (visitor: Visitor, newPaymentPassword: string, form: Form = {}) =>
  visitor.send(identityEndpoints.setPaymentPassword, {
    newPaymentPassword,
    confirmNewPaymentPassword: newPaymentPassword,
    ...form,
  });
const check = async (memberId: string, typed: string) => {
  const outcome = await checkPaymentPassword(server, { memberId, typed, now: server.clock.now() });
  return outcome.ok ? 'right' : outcome.refusal;
};
const codeOf = ({ status, body }: Reply): string => (status === 200 ? 'saved' : body.code);

async function enter(fields: Parameters<typeof openAccount>[1] = {}) {
  const member = await openAccount(server, fields);
  const visitor = createVisitor(server);
  await visitor.logIn(member.username, DEMO_PASSWORD);
  return { member, visitor };
}

/** A member whose payment password is set. */
async function enterGuarded() {
  const entered = await enter();
  expect(codeOf(await set(entered.visitor, DIGITS, { password: DEMO_PASSWORD }))).toBe('saved');
  return entered;
}

const wrong = (left: number) => ({ code: 'identity.payment_password_wrong', detail: { left } });
const locked = (hours: number) => ({ code: 'identity.payment_password_locked', detail: { hours } });

test('the first payment password asks for the login password', async () => {
  const { member, visitor } = await enter();
  expect(await check(member.id, DIGITS)).toEqual({
    code: 'identity.payment_password_unset',
    detail: {},
  });
  expect(codeOf(await set(visitor, DIGITS))).toBe('identity.password_old_wrong');
  const byOther = await set(visitor, DIGITS, { password: 'not-this-1' });
  expect(codeOf(byOther)).toBe('identity.password_old_wrong');
  expect(codeOf(await set(visitor, DIGITS, { password: DEMO_PASSWORD }))).toBe('saved');
  expect(await check(member.id, DIGITS)).toBe('right');
  expect((await visitor.send(identityEndpoints.getMember, {})).body.value.hasPaymentPassword).toBe(
    true,
  );
});

test('a later one asks for the one before, whatever the login password', async () => {
  const { member, visitor } = await enterGuarded();
  const byPassword = await set(visitor, OTHER, { password: DEMO_PASSWORD });
  expect(byPassword.body).toMatchObject(wrong(4));
  expect(codeOf(await set(visitor, OTHER, { oldPaymentPassword: DIGITS }))).toBe('saved');
  expect(await check(member.id, DIGITS)).toEqual(wrong(4));
  expect(await check(member.id, OTHER)).toBe('right');
});

test('it is kept as a hash', async () => {
  const { member } = await enterGuarded();
  const row = await server.database.statement((tx) =>
    tx
      .selectFrom('identity_members')
      .select('payment_password_hash')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow(),
  );
  expect(row.payment_password_hash).toMatch(/^\$argon2id\$/);
});

test('digits that are easy to guess are refused before anybody is asked for a password', async () => {
  const { visitor } = await enter({
    birthday: '1994-07-03',
    mobile: '+818023456789',
  });
  const rules: string[] = [];
  for (const typed of ['', '28173', '123456', '777777', '940703', '345678']) {
    const { status, body } = await set(visitor, typed, { password: 'not-this-1' });
    expect([status, body.code, body.detail.field]).toEqual([
      422,
      'identity.field_invalid',
      'paymentPassword',
    ]);
    rules.push(body.detail.rule);
  }
  expect(rules).toEqual(['required', 'format', 'trivial', 'trivial', 'trivial', 'trivial']);
  const mismatch = await set(visitor, DIGITS, { confirmNewPaymentPassword: OTHER });
  expect(codeOf(mismatch)).toBe('identity.password_mismatch');
});

test('five wrong ones lock it for a day, and the right one does not open it', async () => {
  const { member } = await enterGuarded();
  for (const left of [4, 3, 2, 1]) expect(await check(member.id, OTHER)).toEqual(wrong(left));
  expect(await check(member.id, OTHER)).toEqual(locked(24));
  expect(await check(member.id, DIGITS)).toEqual(locked(24));
  server.clock.advance(MINUTE_MS + HOUR_MS);
  expect(await check(member.id, DIGITS)).toEqual(locked(23));
  server.clock.advance(23 * HOUR_MS - MINUTE_MS - SECOND_MS);
  expect(await check(member.id, DIGITS)).toEqual(locked(1));
  server.clock.advance(SECOND_MS);
  expect(await check(member.id, DIGITS)).toBe('right');
});

test('after a lock there are five tries again', async () => {
  const { member } = await enterGuarded();
  for (let tried = 0; tried < 5; tried += 1) await check(member.id, OTHER);
  server.clock.advance(DAY_MS);
  expect(await check(member.id, OTHER)).toEqual(wrong(4));
});

test('a right one in between forgets the wrong ones', async () => {
  const { member } = await enterGuarded();
  for (let tried = 0; tried < 4; tried += 1) await check(member.id, OTHER);
  expect(await check(member.id, DIGITS)).toBe('right');
  expect(await check(member.id, OTHER)).toEqual(wrong(4));
});

test('of many tries at once five are compared', async () => {
  const { member } = await enterGuarded();
  const outcomes = await Promise.all(Array.from({ length: 15 }, () => check(member.id, OTHER)));
  const codes = outcomes.map((outcome) => (outcome === 'right' ? outcome : outcome.code));
  expect(codes.filter((code) => code === 'identity.payment_password_wrong')).toHaveLength(4);
  expect(codes.filter((code) => code === 'identity.payment_password_locked')).toHaveLength(11);
});

test('right ones at once are all right', async () => {
  const { member } = await enterGuarded();
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => check(member.id, DIGITS)));
  expect(outcomes).toEqual(Array.from({ length: 5 }, () => 'right'));
});

test('changing it is guessing too, and is locked with it', async () => {
  const { visitor } = await enterGuarded();
  const replies: Reply[] = [];
  for (let tried = 0; tried < 6; tried += 1)
    replies.push(await set(visitor, '604827', { oldPaymentPassword: OTHER }));
  expect(replies.map(codeOf)).toEqual([
    ...Array.from({ length: 4 }, () => 'identity.payment_password_wrong'),
    'identity.payment_password_locked',
    'identity.payment_password_locked',
  ]);
  const right = await set(visitor, '604827', { oldPaymentPassword: DIGITS });
  expect(right.status).toBe(429);
  server.clock.advance(DAY_MS);
  expect(codeOf(await set(visitor, '604827', { oldPaymentPassword: DIGITS }))).toBe('saved');
});

test('one member’s lock is not another’s', async () => {
  const [one, other] = [await enterGuarded(), await enterGuarded()];
  for (let tried = 0; tried < 5; tried += 1) await check(one.member.id, OTHER);
  expect(await check(other.member.id, DIGITS)).toBe('right');
});

test('a member without a login password sets it without one', async () => {
  const { member, visitor } = await enter();
  await server.database.statement((tx) =>
    tx
      .updateTable('identity_members')
      .set({ password_hash: null })
      .where('id', '=', member.id)
      .execute(),
  );
  expect(codeOf(await set(visitor, DIGITS))).toBe('saved');
});

test('play money has no payment password', async () => {
  const { visitor } = await enter({ type: 40 });
  expect(codeOf(await set(visitor, DIGITS, { password: DEMO_PASSWORD }))).toBe(
    'identity.free_reject',
  );
});
