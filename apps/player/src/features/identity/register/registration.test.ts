import { REGISTRATION_FIELDS, type RegistrationField } from '@maneki/contract/identity/fields';
import type { RegistrationSettings } from '@maneki/contract/identity/registration-schemas';
import { expect, test } from 'vitest';
import {
  arrangeFields,
  firstMethod,
  REGISTER_FIELDS,
  type RegisterValues,
  readField,
  registerMethodOf,
  settingsFor,
  signupOf,
  toRegistration,
} from './registration.ts';

const NOTHING = Object.fromEntries(REGISTER_FIELDS.map((name) => [name, ''])) as RegisterValues;

const settings = (enabled: readonly RegistrationField[]): RegistrationSettings => ({
  methods: { username: true, mobileNum: true },
  isPasswordAsked: { username: true, mobileNum: false },
  isCodeAsked: { username: false, mobileNum: true },
  firebase: null,
  fields: REGISTRATION_FIELDS.map((field) => ({
    field,
    isEnabled: enabled.includes(field),
    isRequired: field === 'payeeName',
    lengthMin: 1,
    lengthMax: 40,
    pattern: null,
    message: `${field} is not right`,
  })),
  minimumAge: 21,
  countryCode: 'JP',
  today: '2026-11-15',
});

const namesOf = (list: readonly { field: string }[]) => list.map(({ field }) => field);
const askedBy = (method: 'username' | 'mobileNum', enabled: readonly RegistrationField[]) =>
  namesOf(settingsFor(method, settings(enabled)).filter(({ isEnabled }) => isEnabled));

test('registration begins with a name, with a number only where names are off', () => {
  const methods = (username: boolean, mobileNum: boolean) =>
    firstMethod({ methods: { username, mobileNum } });
  expect(methods(true, true)).toBe('username');
  expect(methods(true, false)).toBe('username');
  expect(methods(false, true)).toBe('mobileNum');
  expect(methods(false, false)).toBeUndefined();
});

test('each way asks for what makes its account, whatever the settings say of it', () => {
  expect(askedBy('username', ['mobileNum'])).toEqual(['username', 'mobileNum', 'password']);
  expect(askedBy('username', [])).toEqual(['username', 'password']);
  expect(askedBy('mobileNum', [])).toEqual(['mobileNum', 'verificationCode']);
});

test('optional fields wait behind the fold, required ones do not', () => {
  const shown = settingsFor('username', settings(['payeeName', 'email', 'line', 'affiliateCode']));
  const { main, more } = arrangeFields(shown, 'none');
  expect(namesOf(main)).toEqual(['username', 'password', 'payeeName']);
  expect(namesOf(more)).toEqual(['email', 'line', 'affiliateCode']);
});

test('the field for an invitation stands in sight when the one of the address does not count', () => {
  const shown = settingsFor('username', settings(['affiliateCode']));
  expect(namesOf(arrangeFields(shown, 'invalid').main)).toContain('affiliateCode');
  const valid = arrangeFields(shown, 'valid');
  expect(namesOf([...valid.main, ...valid.more])).not.toContain('affiliateCode');
  const off = arrangeFields(settingsFor('username', settings([])), 'invalid');
  expect(namesOf([...off.main, ...off.more])).not.toContain('affiliateCode');
});

test('values are read as the server reads them', () => {
  expect(readField('username', ' Ａya1 ', null)).toBe('aya1');
  expect(readField('password', ' Ｓecret1 ', null)).toBe('Ｓecret1');
  expect(readField('payeeName', 'やまだ', 'JP')).toBe('ヤマダ');
});

test('what is not asked for travels as an empty string', () => {
  const typed = { ...NOTHING, username: 'aya1', password: 'lantern7', confirmPassword: 'lantern7' };
  const request = toRegistration(
    { ...typed, mobileNum: '09012345678', email: 'a@b.example', captcha: ' k7 ' },
    {
      fields: settingsFor('username', settings(['email'])),
      dialingCode: '81',
      countryCode: 'JP',
      captchaId: 'c1',
      hostName: 'maneki.example',
      registerMethod: 'H5',
      isAgreed: true,
      invitation: { state: 'valid', code: 'ABCD1234', referralCode: 'FRIEND01' },
      social: undefined,
    },
  );
  expect(request).toEqual({
    ...Object.fromEntries(REGISTRATION_FIELDS.map((field) => [field, ''])),
    type: 0,
    registerMethod: 'H5',
    registerUrl: 'maneki.example',
    domain: 'maneki.example',
    countryDialingCode: '81',
    username: 'aya1',
    password: 'lantern7',
    confirmPassword: 'lantern7',
    email: 'a@b.example',
    affiliateCode: 'ABCD1234',
    referralCode: 'FRIEND01',
    captcha: 'k7',
    captchaId: 'c1',
    agreement: true,
  });
});

test('by number alone no password is sent, even if one was typed before', () => {
  const request = toRegistration(
    { ...NOTHING, password: 'lantern7', confirmPassword: 'lantern7', username: 'aya1' },
    {
      fields: settingsFor('mobileNum', settings([])),
      dialingCode: '81',
      countryCode: null,
      captchaId: '',
      hostName: '',
      registerMethod: 'PWA',
      isAgreed: true,
      invitation: { state: 'invalid', code: 'ZZZZZZZZ', referralCode: '' },
      social: 'line',
    },
  );
  expect(request).toMatchObject({ username: '', password: '', confirmPassword: '' });
  expect(request.social).toBe('line');
});

test('what a service told counts for the form that continues with that service', () => {
  const told = { provider: 'line', nickname: 'Aya', email: '' } as const;
  expect(signupOf(told, 'line')).toBe(told);
  expect(signupOf(told, 'google')).toBeUndefined();
  expect(signupOf(told, undefined)).toBeUndefined();
  expect(signupOf(null, 'line')).toBeUndefined();
});

test('an app, a home-screen icon of iOS and an installed site are told apart', () => {
  const browser = { isInApp: false, isWebClip: false, isStandalone: false };
  expect(registerMethodOf(browser)).toBe('H5');
  expect(registerMethodOf({ ...browser, isStandalone: true })).toBe('PWA');
  expect(registerMethodOf({ ...browser, isStandalone: true, isWebClip: true })).toBe('WEBCLIP');
  expect(registerMethodOf({ ...browser, isInApp: true })).toBe('APP');
});
