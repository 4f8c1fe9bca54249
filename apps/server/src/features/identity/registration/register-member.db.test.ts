import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { walletEndpoints } from '@maneki/contract/wallet/endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#testing/test-server';
import {
  countTraces,
  GOOD_PASSWORD,
  readMemberRow,
  receiveCode,
  registerByMobile,
  registerByUsername,
} from '../testing/registrations.ts';
import { addressAt, numberAt, readPicture, storedNumberAt } from '../testing/visitors.ts';
import { changeFieldSettings } from './change-field-settings.ts';
import type { FieldChange } from './field-change.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ country: 'JP' });
});
afterAll(() => server.dispose());

/** Each test comes from somewhere else and has a name and a number of its own. */
let visitor = 100;
let username: string;
let mobileNum: string;
let headers: Record<string, string>;
beforeEach(() => {
  visitor += 1;
  username = `player${visitor}`;
  mobileNum = numberAt(visitor);
  headers = addressAt(visitor);
  server.clock.advance(60_000);
});

const register = (fields: Parameters<typeof registerByUsername>[1] = {}) =>
  registerByUsername(server, { username, ...fields }, { headers });

const registerMobile = async (fields: Parameters<typeof registerByMobile>[1] = {}) =>
  registerByMobile(server, { mobileNum, ...fields }, { headers });

const setFields = (...changes: (Partial<FieldChange> & Pick<FieldChange, 'field'>)[]) =>
  server.database.transact((tx) =>
    changeFieldSettings(tx, {
      merchantCode: 'maneki',
      changes: changes.map((change) => ({
        isEnabled: true,
        isRequired: false,
        lengthMin: null,
        lengthMax: null,
        pattern: null,
        messages: {},
        ...change,
      })),
    }),
  );

const resetFields = () =>
  server.database.statement((tx) => tx.deleteFrom('identity_field_settings').execute());

test('[REG-11] registering by username opens the account, logs in and tells the bonus', async () => {
  const { status, body, cookie } = await register({
    username: ` ${username.toUpperCase()} `,
    nickname: '招き猫',
    email: 'Cat@Mail.example',
    birthday: '1990-02-28',
    registerMethod: 'PWA',
  });
  expect(status).toBe(200);
  expect(body.value).toMatchObject({
    userName: username,
    type: 0,
    merchantCode: 'maneki',
    firstTimeLogin: false,
    bonus: { amount: '150000', currency: 'JPY', symbol: '¥' },
  });
  const me = await server.send(identityEndpoints.getMember, {}, { cookie });
  expect(me.body.value).toMatchObject({ account: username, isMobileVerified: false });
  // The market plays for no money: what is given is credit, in books of its own.
  const wallet = await server.send(walletEndpoints.getWallet, {}, { cookie });
  expect(wallet.body.value).toMatchObject({ mainBalance: '150000', currency: 'JPY.DEMO' });
  expect(await readMemberRow(server, username)).toMatchObject({
    nickname: '招き猫',
    email: 'cat@mail.example',
    email_verified_at: null,
    mobile: null,
    currency: 'JPY',
    country_code: 'JP',
    language: 'JA',
    register_host: 'localhost',
    register_method: 'PWA',
    joined_via: 'DEFAULT',
  });
  expect(await server.logIn(username, { password: GOOD_PASSWORD })).toContain('session=');
});

test('a registration states its fact in the same transaction', async () => {
  const { body } = await register();
  const events = await server.database.statement((tx) =>
    tx
      .selectFrom('platform_outbox_events')
      .select('payload')
      .where('name', '=', 'identity.member_registered')
      .execute(),
  );
  const general = await readMemberRow(server, 'general01');
  expect(events.map(({ payload }) => payload)).toContainEqual({
    memberId: body.value.id,
    merchantCode: 'maneki',
    type: 0,
    parentId: general?.id,
    referrerId: null,
  });
});

test('a merchant without a bonus tells none, and another merchant pays in its own currency', async () => {
  const set = (bonus: number) =>
    server.database.statement((tx) =>
      tx.updateTable('identity_merchant_settings').set({ bonus_ru: bonus }).execute(),
    );
  await set(0);
  expect((await register()).body.value.bonus).toBeNull();
  await set(10);
  await server.change('sampaguita', { flags: { REGMOBVERF3: false } });
  const other = await registerByUsername(
    server,
    { username },
    { headers: { ...headers, merchant: 'sampaguita' } },
  );
  expect(other.body.value.bonus).toEqual({ amount: '560', currency: 'PHP', symbol: '₱' });
  await server.change('sampaguita', { flags: { REGMOBVERF3: true } });
  await set(1_000);
});

test('[REG-3] registering by number makes up a name, and the number has proven itself', async () => {
  const verificationCode = await receiveCode(server, mobileNum, headers);
  const { status, body } = await registerMobile({ verificationCode });
  expect(status).toBe(200);
  expect(body.value.userName).toMatch(/^m[a-z0-9]{9}$/);
  expect(await readMemberRow(server, body.value.userName)).toMatchObject({
    mobile: storedNumberAt(visitor),
    mobile_verified_at: server.clock.now(),
  });
});

test('a password is asked for with a number only where the merchant wants one', async () => {
  const none = { password: '', confirmPassword: '' };
  const verificationCode = await receiveCode(server, mobileNum, headers);
  expect((await registerMobile({ verificationCode, ...none })).body.code).toBe(
    'identity.password_format',
  );
  await server.change('maneki', { flags: { MOBILENUMPASSREG3: false } });
  const { body } = await registerMobile({ verificationCode, ...none });
  expect((await readMemberRow(server, body.value.userName))?.password_hash).toBeNull();
  await server.change('maneki', { flags: { MOBILENUMPASSREG3: true } });
});

test('where no password is asked for, one that was sent is not kept', async () => {
  await server.change('maneki', { flags: { MOBILENUMPASSREG3: false } });
  const verificationCode = await receiveCode(server, mobileNum, headers);
  const { body } = await registerMobile({ verificationCode });
  expect((await readMemberRow(server, body.value.userName))?.password_hash).toBeNull();
  await server.change('maneki', { flags: { MOBILENUMPASSREG3: true } });
});

test('[REG-1] [SITE-8] each method is open only where its flag is on', async () => {
  await server.change('maneki', { flags: { USERNAMEREG3: false } });
  expect((await register()).body.code).toBe('site.feature_off');
  const verificationCode = await receiveCode(server, mobileNum, headers);
  await server.change('maneki', { flags: { USERNAMEREG3: true, MOBILENUMREG3: false } });
  expect((await registerMobile({ verificationCode })).body.code).toBe('site.feature_off');
  expect((await register()).status).toBe(200);
  await server.change('maneki', { flags: { MOBILENUMREG3: true } });
  expect((await registerMobile({ verificationCode })).status).toBe(200);
});

test('by username a number proves itself where the merchant asks for it, and is only noted elsewhere', async () => {
  expect((await register({ mobileNum })).status).toBe(200);
  expect(await readMemberRow(server, username)).toMatchObject({
    mobile: storedNumberAt(visitor),
    mobile_verified_at: null,
  });
  await server.change('maneki', { flags: { REGMOBVERF3: true } });
  const next = { username: `${username}b`, mobileNum };
  expect((await register({ username: `${username}b` })).body).toMatchObject({
    code: 'identity.field_invalid',
    detail: { field: 'mobileNum', rule: 'required' },
  });
  expect((await register(next)).body).toMatchObject({
    code: 'identity.field_invalid',
    detail: { field: 'verificationCode', rule: 'required' },
  });
  const verificationCode = await receiveCode(server, mobileNum, headers);
  expect((await register({ ...next, verificationCode })).status).toBe(200);
  expect((await readMemberRow(server, `${username}b`))?.mobile_verified_at).not.toBeNull();
  await server.change('maneki', { flags: { REGMOBVERF3: false } });
});

test.each([
  ['agreement', { agreement: false }, 'identity.agreement_needed'],
  ['a short name', { username: 'abc' }, 'identity.account_format'],
  ['a name that starts with a digit', { username: '1player' }, 'identity.account_format'],
  ['no name', { username: '' }, 'identity.account_format'],
  ['a short password', { password: 'a1b2c' }, 'identity.password_format'],
  ['a password of letters', { password: 'abcdefgh' }, 'identity.password_format'],
  ['no password', { password: '', confirmPassword: '' }, 'identity.password_format'],
  ['no address', { email: 'nobody' }, 'identity.email_format'],
  ['another confirmation', { confirmPassword: 'Quiet7Lanterm' }, 'identity.password_mismatch'],
  ['no picture', { captcha: '' }, 'identity.captcha_needed'],
  ['a wrong picture', { captcha: 'nonsense' }, 'identity.captcha_wrong'],
  ['a picture of nobody', { captchaId: 'x' }, 'identity.captcha_wrong'],
  ['a reserved name', { username: 'admin01' }, 'identity.username_taken'],
  ['a name of somebody', { username: 'Sakura' }, 'identity.username_taken'],
  ['an invitation of nobody', { affiliateCode: 'ABCDEFGH' }, 'identity.invitation_invalid'],
  ['an invitation that is none', { affiliateCode: 'x' }, 'identity.invitation_invalid'],
] as const)('%s is refused and leaves nothing behind', async (_, fields, code) => {
  const before = await countTraces(server);
  expect((await register(fields)).body.code).toBe(code);
  expect(await countTraces(server)).toEqual(before);
});

test('a common password, and one with the name in it, are too easy to guess', async () => {
  for (const password of ['password1', `${username}x1`.slice(0, 20)]) {
    const { body } = await register({ password, confirmPassword: password });
    expect(body.code).toBe('identity.password_weak');
  }
});

test('[REG-6] who is below the minimum age on this very day is refused, whoever is not is welcome', async () => {
  // It is 1 January 2030, and the site asks for 21 where the market asks for 20.
  const { body } = await register({ birthday: '2009-01-02' });
  expect(body).toMatchObject({ code: 'identity.too_young', detail: { age: 21 } });
  expect((await register({ birthday: '2009-01-01' })).status).toBe(200);
  const unreal = await register({ username: `${username}b`, birthday: '2000-02-30' });
  expect(unreal.body).toMatchObject({
    code: 'identity.field_invalid',
    detail: { field: 'birthday', rule: 'format' },
  });
});

test('[REG-2] a field obeys the merchant’s own settings, and a disabled one is not kept', async () => {
  await setFields(
    { field: 'line', isRequired: true, lengthMin: 5, pattern: '^cat-[0-9]+$' },
    { field: 'whatsapp' },
    { field: 'nickname', isEnabled: false },
  );
  const invalid = (rule: string) => ({
    code: 'identity.field_invalid',
    detail: { field: 'line', rule },
  });
  expect((await register()).body).toMatchObject(invalid('required'));
  expect((await register({ line: 'cat' })).body).toMatchObject(invalid('length'));
  expect((await register({ line: 'dog-77' })).body).toMatchObject(invalid('format'));
  const { status } = await register({
    line: 'ｃａｔ-77',
    whatsapp: mobileNum,
    nickname: 'x',
    facebook: 'not asked for',
  });
  expect(status).toBe(200);
  expect(await readMemberRow(server, username)).toMatchObject({
    contacts: { line: 'cat-77', whatsapp: storedNumberAt(visitor) },
    nickname: null,
  });
  await resetFields();
});

test('Japan’s identity numbers are never kept, whatever a merchant sets', async () => {
  await setFields(
    { field: 'idNumber', isRequired: true },
    { field: 'payeeName', isRequired: true },
  );
  const { status } = await register({ idNumber: '123456789012', payeeName: 'さくら ﾊﾅｺ' });
  expect(status).toBe(200);
  expect(await readMemberRow(server, username)).toMatchObject({
    id_number: null,
    payee_name: 'サクラ ハナコ',
  });
  await resetFields();
});

test('a payment password is kept as a hash of its own, and trivial ones are refused', async () => {
  await setFields(
    { field: 'paymentPassword', isRequired: true },
    { field: 'birthday' },
    { field: 'mobileNum' },
  );
  expect((await register({ paymentPassword: '123456' })).body).toMatchObject({
    code: 'identity.field_invalid',
    detail: { field: 'paymentPassword', rule: 'trivial' },
  });
  const owner = { birthday: '1990-07-24', mobileNum: '09055172934' };
  for (const paymentPassword of ['900724', '072490', '551729'])
    expect((await register({ ...owner, paymentPassword })).body, paymentPassword).toMatchObject({
      code: 'identity.field_invalid',
      detail: { field: 'paymentPassword', rule: 'trivial' },
    });
  expect((await register({ ...owner, paymentPassword: '193746' })).status).toBe(200);
  const row = await readMemberRow(server, username);
  expect(row?.payment_password_hash).toMatch(/^\$argon2id\$/);
  expect(row?.payment_password_hash).not.toBe(row?.password_hash);
  await resetFields();
});

test('a typing error costs no picture, and a picture that was read counts once', async () => {
  const picture = await readPicture(server, headers);
  expect((await register({ ...picture, username: 'x' })).body.code).toBe('identity.account_format');
  expect((await register(picture)).status).toBe(200);
  const again = await register({ ...picture, username: `${username}b` });
  expect(again.body.code).toBe('identity.captcha_wrong');
});

test('a code is not lost to an earlier mistake, nor to a name that is taken', async () => {
  await server.change('maneki', { flags: { REGMOBVERF3: true } });
  const verificationCode = await receiveCode(server, mobileNum, headers);
  const fields = { mobileNum, verificationCode };
  expect((await register({ ...fields, captcha: 'x' })).body.code).toBe('identity.captcha_wrong');
  const invitation = await register({ ...fields, affiliateCode: 'ABCDEFGH' });
  expect(invitation.body.code).toBe('identity.invitation_invalid');
  const taken = await register({ ...fields, username: 'sakura' });
  expect(taken.body.code).toBe('identity.username_taken');
  expect((await register(fields)).status).toBe(200);
  await server.change('maneki', { flags: { REGMOBVERF3: false } });
});

test('a wrong code is counted although the registration is refused', async () => {
  const verificationCode = await receiveCode(server, mobileNum, headers);
  const wrong = verificationCode === '000000' ? '000001' : '000000';
  const before = await countTraces(server);
  for (let count = 0; count < 5; count += 1)
    expect((await registerMobile({ verificationCode: wrong })).body.code).toBe(
      'identity.code_wrong',
    );
  expect((await registerMobile({ verificationCode })).body.code).toBe('identity.code_wrong');
  expect(await countTraces(server)).toEqual(before);
});

test('a number that proved itself for somebody else is taken, and only its holder learns it', async () => {
  const first = await receiveCode(server, mobileNum, headers);
  expect((await registerMobile({ verificationCode: first })).status).toBe(200);
  expect((await registerMobile({ verificationCode: '000000' })).body.code).toBe(
    'identity.code_wrong',
  );
  server.clock.advance(60_000);
  const second = await receiveCode(server, mobileNum, headers);
  const before = await countTraces(server);
  expect((await registerMobile({ verificationCode: second })).body.code).toBe(
    'identity.mobile_taken',
  );
  expect(await countTraces(server)).toEqual(before);
});

test('an address that proved itself for somebody else is taken, one that was only typed is not', async () => {
  const email = `cat${visitor}@mail.example`;
  expect((await register({ email })).status).toBe(200);
  expect((await register({ username: `${username}b`, email })).status).toBe(200);
  await server.database.statement((tx) =>
    tx
      .updateTable('identity_members')
      .set({ email_verified_at: server.clock.now() })
      .where('username', '=', username)
      .execute(),
  );
  const { body } = await register({ username: `${username}c`, email: email.toUpperCase() });
  expect(body.code).toBe('identity.email_taken');
});

test('many who want the same name at once: one gets it', async () => {
  const before = await countTraces(server);
  const answers = await Promise.all(Array.from({ length: 6 }, () => register()));
  expect(answers.map(({ body }) => body.code ?? 'opened').toSorted()).toEqual([
    ...Array(5).fill('identity.username_taken'),
    'opened',
  ]);
  const after = await countTraces(server);
  expect(after).toMatchObject({
    members: before.members + 1,
    sessions: before.sessions + 1,
    events: before.events + 1,
  });
});

test('a code that is sent in twice at once opens one account', async () => {
  const verificationCode = await receiveCode(server, mobileNum, headers);
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => registerMobile({ verificationCode })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('another merchant’s members do not stand in the way', async () => {
  await register();
  await server.change('sampaguita', { flags: { REGMOBVERF3: false } });
  const { status } = await registerByUsername(
    server,
    { username },
    { headers: { ...headers, merchant: 'sampaguita' } },
  );
  expect(status).toBe(200);
  await server.change('sampaguita', { flags: { REGMOBVERF3: true } });
});
