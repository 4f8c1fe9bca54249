import { expect, test } from 'vitest';
import { checkBinding, FIELD_OF_BIND_REFUSAL, inBindWords, readBinding } from './bind-rules.ts';

const mobile = { channel: 'mobile', dialingCode: '81', hasPassword: true } as const;
const right = { target: '090-1234-5678', code: '123456', captcha: '', password: 'secret1' };

test('a number, its code and the login password are enough', () => {
  expect(checkBinding(right, mobile)).toEqual({});
  expect(checkBinding({ ...right, password: '' }, mobile)).toHaveProperty('password');
  expect(checkBinding({ ...right, password: '' }, { ...mobile, hasPassword: false })).toEqual({});
});

test('a number is judged by the rules of its country', () => {
  const wrong = checkBinding({ ...right, target: '12345' }, mobile);
  expect(wrong).toEqual({ target: { type: 'identity.login.mobileRule' } });
  const elsewhere = { ...mobile, dialingCode: '63' };
  expect(checkBinding({ ...right, target: '0917 123 4567' }, elsewhere)).toEqual({});
});

test('an address has a name and a host', () => {
  const email = { ...mobile, channel: 'email' } as const;
  expect(checkBinding({ ...right, target: 'neko@example.jp' }, email)).toEqual({});
  for (const target of ['neko', 'neko@', '@example.jp', 'neko@example', 'ne ko@example.jp'])
    expect(checkBinding({ ...right, target }, email).target).toEqual({
      type: 'identity.formats.email',
    });
});

test('what is typed full-width or with blanks around it counts as it is meant', () => {
  const typed = {
    target: ' ０９０-1234-5678',
    code: '１２３４５６ ',
    captcha: ' ｋ7Qd ',
    password: ' ｓecret1 ',
  };
  expect(checkBinding(typed, mobile)).toEqual({});
  expect(checkBinding({ ...typed, password: '  ' }, mobile)).toHaveProperty('password');
  expect(readBinding(typed)).toEqual({
    target: '090-1234-5678',
    code: '123456',
    captcha: 'k7Qd',
    password: 'ｓecret1',
  });
});

test('a refusal is told under its field, in the words of this form', () => {
  expect(FIELD_OF_BIND_REFUSAL).toMatchObject({ 'identity.mobile_taken': 'target' });
  expect(inBindWords({ type: 'identity.refusals.password_old_wrong' })).toEqual({
    type: 'security.loginPasswordWrong',
  });
});
