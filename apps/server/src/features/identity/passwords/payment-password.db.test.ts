import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@maneki/kernel/clock';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codeIn } from '#testing/test-outside';
import { startTestServer, type TestServer } from '#testing/test-server';
import { DEMO_PASSWORD } from '../demo/seed-demo.ts';
import { openAccount } from '../testing/open-account.ts';
import { createVisitor, type Reply, type Visitor } from '../testing/visitor.ts';
import { checkPaymentPassword } from './check-payment-password.ts';
import { recordPaymentReset } from './store.ts';

const DIGITS = '281736';
const OTHER = '517394';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.dispose());
beforeEach(() => server.clock.advance(2 * DAY_MS));

type Form = {
  password?: string;
  oldPaymentPassword?: string;
  confirmNewPaymentPassword?: string;
  code?: string;
};
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

/** A member whose payment password support has taken away, who knows the login password. */
async function enterReset(fields: Parameters<typeof openAccount>[1]) {
  const { member, visitor } = await enter(fields);
  await server.database.statement((tx) =>
    recordPaymentReset(tx, { memberId: member.id, now: server.clock.now() }),
  );
  const choose = async (form: Form) =>
    codeOf(await set(visitor, DIGITS, { password: DEMO_PASSWORD, ...form }));
  const ask = async () => visitor.send(identityEndpoints.sendPaymentCode, {});
  const info = async () => (await visitor.send(identityEndpoints.getMember, {})).body.value;
  return { member, visitor, choose, ask, info };
}

test('[CASH-5] after support took it away, the next one asks for a code to the bound phone', async () => {
  const mobile = '+819011112222';
  const at = server.clock.now();
  const { choose, ask, info, visitor } = await enterReset({
    mobile,
    mobileVerifiedAt: at,
    email: 'reset@example.com',
    emailVerifiedAt: at,
  });
  expect(await info()).toMatchObject({ hasPaymentPassword: false, isPaymentCodeNeeded: true });
  expect(await choose({})).toBe('identity.code_wrong');
  expect((await ask()).status).toBe(200);
  const message = server.messages.at(-1);
  expect(message).toMatchObject({ channel: 'sms', recipient: mobile });
  const code = codeIn(message);
  const wrongCode = code === '000000' ? '111111' : '000000';
  expect(await choose({ code: wrongCode })).toBe('identity.code_wrong');
  expect(await choose({ code, password: 'not-this-1' })).toBe('identity.password_old_wrong');
  expect(await choose({ code })).toBe('saved');
  expect(await info()).toMatchObject({ hasPaymentPassword: true, isPaymentCodeNeeded: false });
  // From here on the digits themselves are asked for, and no code.
  expect(codeOf(await set(visitor, OTHER, { oldPaymentPassword: DIGITS }))).toBe('saved');
});

test('[CASH-5] a code for something else opens no payment password, nor a code that was spent', async () => {
  const mobile = '+819011113333';
  const { choose, ask, visitor, member } = await enterReset({
    mobile,
    mobileVerifiedAt: server.clock.now(),
  });
  const bind = { mobileNum: '09011113333', countryDialingCode: '81', purpose: 'bind' } as const;
  expect((await visitor.send(identityEndpoints.sendCode, bind)).status).toBe(200);
  expect(await choose({ code: codeIn(server.messages.at(-1)) })).toBe('identity.code_wrong');
  await ask();
  const code = codeIn(server.messages.at(-1));
  const both = await Promise.all([choose({ code }), choose({ code })]);
  expect(both.filter((answer) => answer === 'saved')).toHaveLength(1);
  await server.database.statement((tx) =>
    tx
      .updateTable('identity_members')
      .set({ payment_password_hash: null, payment_password_reset_at: server.clock.now() })
      .where('id', '=', member.id)
      .execute(),
  );
  expect(await choose({ code })).toBe('identity.code_wrong');
});

test('[CASH-5] without a phone the code goes to the mailbox, and without either something is bound first', async () => {
  const email = 'nophone@example.com';
  const byMail = await enterReset({ email, emailVerifiedAt: server.clock.now() });
  await byMail.ask();
  expect(server.messages.at(-1)).toMatchObject({ channel: 'email', recipient: email });
  expect(await byMail.choose({ code: codeIn(server.messages.at(-1)) })).toBe('saved');

  const unproven = await enterReset({ mobile: '+819011114444' });
  const sent = server.messages.length;
  expect(codeOf(await unproven.ask())).toBe('identity.contact_needed');
  expect(await unproven.choose({})).toBe('identity.contact_needed');
  expect(server.messages).toHaveLength(sent);
});
