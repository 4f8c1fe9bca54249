import { expect, test } from 'vitest';
import {
  checkLogin,
  FIELD_OF_LOGIN_REFUSAL,
  type LoginValues,
  toLoginRequest,
} from './login-rules.ts';

const EMPTY: LoginValues = { username: '', password: '', mobileNum: '', code: '', captcha: '' };
const byName = { mode: 'username', dialingCode: '81', isCaptchaShown: false } as const;
const bySms = { ...byName, mode: 'sms' } as const;

const phrasesOf = (problems: ReturnType<typeof checkLogin>) =>
  Object.fromEntries(Object.entries(problems).map(([name, { type }]) => [name, type]));

test('a name of 4 to 16 characters and a password of 6 to 20 may be sent', () => {
  const check = (username: string, password: string) =>
    Object.keys(checkLogin({ ...EMPTY, username, password }, byName));
  expect(check('ayak', 'abc123')).toEqual([]);
  expect(check('a'.repeat(16), 'p'.repeat(20))).toEqual([]);
  expect(check('aya', 'abc12')).toEqual(['username', 'password']);
  expect(check('a'.repeat(17), 'p'.repeat(21))).toEqual(['username', 'password']);
});

test('blanks around a value do not count', () => {
  const typed = { ...EMPTY, username: '  aya1 ', password: ' secret1 ' };
  expect(checkLogin(typed, byName)).toEqual({});
  const request = toLoginRequest(typed, { ...byName, role: 'member', captchaId: '' });
  expect(request).toMatchObject({ username: 'aya1', password: 'secret1' });
});

test('an empty field is told to be filled in', () => {
  expect(phrasesOf(checkLogin(EMPTY, byName))).toEqual({
    username: 'form.missing',
    password: 'form.missing',
  });
});

test('by SMS the number must be one of the chosen country, and the code six digits', () => {
  const typed = { ...EMPTY, mobileNum: '０９０-1234-5678', code: '１２３４５６' };
  expect(checkLogin(typed, bySms)).toEqual({});
  expect(
    phrasesOf(checkLogin({ ...typed, code: '12345' }, { ...bySms, dialingCode: '86' })),
  ).toEqual({
    mobileNum: 'identity.login.mobileRule',
    code: 'identity.login.codeRule',
  });
});

test('a country that is not offered is told which ones are', () => {
  const typed = { ...EMPTY, mobileNum: '09012345678', code: '123456' };
  expect(checkLogin(typed, { ...bySms, dialingCode: '999' })).toEqual({
    mobileNum: {
      type: 'form.oneOf',
      types: { options: '+81, +63, +66, +84, +86, +1' },
    },
  });
});

test('a picture that is shown must be read', () => {
  const shown = { ...byName, isCaptchaShown: true };
  const typed = { ...EMPTY, username: 'aya1', password: 'secret1' };
  expect(phrasesOf(checkLogin(typed, shown))).toEqual({ captcha: 'identity.login.captchaEnter' });
  expect(checkLogin({ ...typed, captcha: 'k7Qd' }, shown)).toEqual({});
  expect(checkLogin({ ...typed, captcha: '-3' }, shown)).toEqual({});
  expect(Object.keys(checkLogin({ ...typed, captcha: 'a'.repeat(17) }, shown))).toEqual([
    'captcha',
  ]);
  expect(Object.keys(checkLogin({ ...typed, captcha: '<b>' }, shown))).toEqual(['captcha']);
});

test('by SMS a picture is for the next code alone: the login neither needs it nor sends it', () => {
  const shown = { ...bySms, isCaptchaShown: true };
  const typed = { ...EMPTY, mobileNum: '09012345678', code: '123456', captcha: 'k7Qd' };
  expect(checkLogin({ ...typed, captcha: '' }, shown)).toEqual({});
  const request = toLoginRequest(typed, { ...shown, role: 'member', captchaId: 'c1' });
  expect(request).toMatchObject({ captcha: '', captchaId: '' });
});

test('only what belongs to the chosen way is sent', () => {
  const typed = {
    username: 'aya1',
    password: 'secret1',
    mobileNum: '09012345678',
    code: '123456',
    captcha: 'abcd',
  };
  const hidden = { role: 'member', captchaId: 'c1' } as const;
  expect(toLoginRequest(typed, { ...bySms, ...hidden })).toEqual({
    type: 'sms',
    username: '',
    password: '',
    mobileNum: '09012345678',
    code: '123456',
    countryDialingCode: '81',
    captcha: '',
    captchaId: '',
    gateway: 3,
    role: 'member',
  });
  const shown = { ...byName, isCaptchaShown: true, role: 'agent', captchaId: 'c1' } as const;
  expect(toLoginRequest(typed, shown)).toMatchObject({
    type: 'username',
    mobileNum: '',
    code: '',
    captcha: 'abcd',
    captchaId: 'c1',
    role: 'agent',
  });
});

test('a refusal stands under the field that it is about, else above the button', () => {
  expect(FIELD_OF_LOGIN_REFUSAL).toMatchObject({
    'identity.captcha_wrong': 'captcha',
    'identity.credentials_wrong': 'password',
    'identity.code_wrong': 'code',
  });
  expect(FIELD_OF_LOGIN_REFUSAL).not.toHaveProperty(['identity.locked']);
});
