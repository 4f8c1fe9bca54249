import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import type { FieldSetting } from '@maneki/contract/identity/fields';
import { LANGUAGES } from '@maneki/contract/language';
import { everyPhrase } from '@maneki/phrases/every-phrase';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#testing/test-server';
import { registerByUsername } from '../testing/registrations.ts';
import { addressAt, expectInEveryLanguage } from '../testing/visitors.ts';
import { changeFieldSettings } from './change-field-settings.ts';
import type { FieldChange } from './field-change.ts';

const { getRegistrationSettings, checkUsername, checkEmail } = identityEndpoints;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.dispose());

const from = (country: string, language = 'EN') => ({
  ...addressAt(7),
  'cf-ipcountry': country,
  language,
});

async function read(headers: Record<string, string> = {}) {
  const { status, body } = await server.send(getRegistrationSettings, {}, { headers });
  expect(status).toBe(200);
  const fields: FieldSetting[] = body.value.fields;
  const find = (name: string) => fields.find(({ field }) => field === name)!;
  return { ...body.value, find };
}

const change = (fields: Partial<FieldChange> & Pick<FieldChange, 'field'>) =>
  server.database.transact((tx) =>
    changeFieldSettings(tx, {
      merchantCode: 'maneki',
      changes: [
        {
          isEnabled: true,
          isRequired: false,
          lengthMin: null,
          lengthMax: null,
          pattern: null,
          messages: {},
          ...fields,
        },
      ],
    }),
  );

test('the settings tell which ways are open and what they ask for', async () => {
  const maneki = await read();
  expect(maneki.methods).toEqual({ username: true, mobileNum: true });
  expect(maneki.isPasswordAsked).toEqual({ username: true, mobileNum: true });
  expect(maneki.isCodeAsked).toEqual({ username: false, mobileNum: true });
  expect(maneki.find('verificationCode')).toMatchObject({ isEnabled: true, isRequired: true });
  expect(maneki.find('mobileNum')).toMatchObject({ isEnabled: true, isRequired: false });

  const sampaguita = await read({ merchant: 'sampaguita' });
  expect(sampaguita.methods).toEqual({ username: true, mobileNum: false });
  expect(sampaguita.isPasswordAsked).toEqual({ username: true, mobileNum: false });
  expect(sampaguita.isCodeAsked).toEqual({ username: true, mobileNum: true });
  expect(sampaguita.find('mobileNum')).toMatchObject({ isEnabled: true, isRequired: true });
});

test('today is the date of the merchant’s business, and the age the stricter one', async () => {
  // At 15:30 in UTC it is the next day in Tokyo, but not yet in Manila.
  server.clock.advance(3.5 * 60 * 60 * 1_000);
  expect((await read()).today).toBe('2030-01-02');
  expect((await read({ merchant: 'sampaguita' })).today).toBe('2030-01-01');
  expect((await read(from('JP'))).minimumAge).toBe(21);
});

test('names follow the visitor’s country', async () => {
  const japan = await read(from('JP'));
  expect(japan.countryCode).toBe('JP');
  expect(japan.find('payeeName').pattern).toContain('ァ');
  expect((await read(from('CN'))).find('payeeName').pattern).toContain('Han');
});

test.each(LANGUAGES)(
  'a field explains itself in %s, unless the operator has better words',
  async (language) => {
    const words = everyPhrase[language].identity.formats;
    expect((await read({ language })).find('nickname').message).toBe(words.nickname);
    await change({ field: 'nickname', messages: { [language]: 'Short, please.' } });
    expect((await read({ language })).find('nickname').message).toBe('Short, please.');
    const other = LANGUAGES.find((one) => one !== language)!;
    expect((await read({ language: other })).find('nickname').message).toBe(
      everyPhrase[other].identity.formats.nickname,
    );
    await change({ field: 'nickname' });
  },
);

test('a rule of the operator’s is served as it is enforced, and an unusable one is refused', async () => {
  const qqNum = { field: 'qqNum', isRequired: true, lengthMax: 8, pattern: '^7[0-9]+$' } as const;
  expect((await change(qqNum)).ok).toBe(true);
  expect((await read()).find('qqNum')).toMatchObject({
    isEnabled: true,
    isRequired: true,
    lengthMin: 5,
    lengthMax: 8,
    pattern: '^7[0-9]+$',
  });
  expect((await change({ field: 'qqNum', isEnabled: false })).ok).toBe(true);

  const unusable: [Partial<FieldChange>, string][] = [
    [{ isEnabled: false, isRequired: true }, 'required'],
    [{ lengthMin: 9, lengthMax: 8 }, 'length'],
    [{ lengthMin: 41 }, 'length'],
    [{ lengthMax: 2 }, 'length'],
    [{ lengthMin: -1 }, 'length'],
    [{ lengthMax: 201 }, 'length'],
    [{ pattern: '^(a+)+$' }, 'format'],
    [{ pattern: '^[$' }, 'format'],
  ];
  for (const [fields, rule] of unusable)
    expect(await change({ field: 'line', ...fields })).toEqual({
      ok: false,
      refusal: { code: 'identity.field_invalid', detail: { field: 'line', rule } },
    });
  expect((await read()).find('line').isEnabled).toBe(false);
});

test('[REG-10] names and addresses can be asked for while they are typed', async () => {
  const name = async (username: string) =>
    (await server.send(checkUsername, { username }, { headers: addressAt(1) })).body;
  expect(await name('lucky777')).toEqual({ value: { isFree: true } });
  expect((await name('Sakura')).code).toBe('identity.username_taken');
  expect((await name('support')).code).toBe('identity.username_taken');
  expect((await name('a')).code).toBe('identity.account_format');
  expect((await name('')).code).toBe('identity.account_format');

  const address = async (email: string) =>
    (await server.send(checkEmail, { email }, { headers: addressAt(1) })).body;
  await server.database.statement((tx) =>
    tx
      .updateTable('identity_members')
      .set({ email: 'sakura@mail.example', email_verified_at: new Date(0) })
      .where('username', '=', 'sakura')
      .where('merchant_code', '=', 'maneki')
      .execute(),
  );
  expect(await address('free@mail.example')).toEqual({ value: { isFree: true } });
  expect((await address('SAKURA@mail.example')).code).toBe('identity.email_taken');
  expect((await address('sakura')).code).toBe('identity.email_format');
});

test('an address may also be asked for as an HTML form sends it', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/identity/email',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'email=free%40mail.example',
  });
  expect(answer.json()).toEqual({ value: { isFree: true } });
});

test('every refusal of a registration is said in all five languages', async () => {
  let visitor = 100;
  const provoke =
    (fields: Parameters<typeof registerByUsername>[1]) => (headers: Record<string, string>) => {
      visitor += 1;
      // Keys for encrypted calls are handed out so many a minute.
      server.clock.advance(2_000);
      const username = `asker${visitor}`;
      return registerByUsername(
        server,
        { username, ...fields },
        { headers: { ...addressAt(visitor), ...headers } },
      );
    };
  const common = { password: 'password1', confirmPassword: 'password1' };
  await expectInEveryLanguage(provoke({ agreement: false }), { code: 'identity.agreement_needed' });
  await expectInEveryLanguage(provoke({ username: 'x' }), { code: 'identity.account_format' });
  await expectInEveryLanguage(provoke({ password: 'x' }), { code: 'identity.password_format' });
  await expectInEveryLanguage(provoke({ email: 'x' }), { code: 'identity.email_format' });
  await expectInEveryLanguage(provoke({ nickname: 'x' }), { code: 'identity.field_invalid' });
  await expectInEveryLanguage(provoke({ birthday: '2020-01-01' }), { code: 'identity.too_young' });
  await expectInEveryLanguage(provoke({ confirmPassword: 'x' }), {
    code: 'identity.password_mismatch',
  });
  await expectInEveryLanguage(provoke(common), { code: 'identity.password_weak' });
  await expectInEveryLanguage(provoke({ captcha: '' }), { code: 'identity.captcha_needed' });
  await expectInEveryLanguage(provoke({ captcha: 'x' }), { code: 'identity.captcha_wrong' });
  await expectInEveryLanguage(provoke({ affiliateCode: 'x' }), {
    code: 'identity.invitation_invalid',
  });
  await expectInEveryLanguage(provoke({ username: 'sakura' }), { code: 'identity.username_taken' });
  await expectInEveryLanguage(provoke({ email: 'sakura@mail.example' }), {
    code: 'identity.email_taken',
  });
});
