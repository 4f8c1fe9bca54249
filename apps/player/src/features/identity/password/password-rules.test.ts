import { expect, test } from 'vitest';
import {
  checkChange,
  checkForgot,
  fieldOfPasswordRefusal,
  passwordRule,
} from './password-rules.ts';

const typesOf = (problems: Readonly<Record<string, { type: string } | undefined>>) =>
  Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, problem?.type]));

const rule = passwordRule(undefined);
const standing = { rule, username: 'sakura', isOldAsked: true };
const RIGHT = { oldPassword: 'maneki1', newPassword: 'lantern7', confirmPassword: 'lantern7' };

test('a new password follows the rule of the site, and is repeated', () => {
  expect(checkChange(RIGHT, standing)).toEqual({});
  expect(
    typesOf(checkChange({ ...RIGHT, newPassword: '', confirmPassword: '' }, standing)),
  ).toEqual({ newPassword: 'identity.password.enter', confirmPassword: 'identity.password.enter' });
  expect(typesOf(checkChange({ ...RIGHT, newPassword: 'abc12' }, standing))).toEqual({
    newPassword: 'identity.rules.length',
    confirmPassword: 'identity.password.notMatched',
  });
  const asName = { ...RIGHT, newPassword: 'Sakura', confirmPassword: 'Sakura' };
  expect(typesOf(checkChange(asName, standing))).toEqual({ newPassword: 'identity.rules.trivial' });
});

test('the old password is asked for unless it is at hand from the login', () => {
  const typed = { ...RIGHT, oldPassword: '' };
  expect(typesOf(checkChange(typed, standing))).toEqual({ oldPassword: 'identity.password.enter' });
  expect(checkChange(typed, { ...standing, isOldAsked: false })).toEqual({});
  expect(typesOf(checkChange({ ...RIGHT, oldPassword: 'short' }, standing))).toEqual({
    oldPassword: 'form.length',
  });
});

test('the settings of the site come before the rule of the product', () => {
  const message = 'Letters and digits, please';
  const own = { ...rule, isEnabled: false, pattern: '^[a-z]+[0-9]+$', message };
  const problems = checkChange(
    { ...RIGHT, newPassword: 'lanterns', confirmPassword: 'lanterns' },
    { ...standing, rule: passwordRule({ fields: [own] }) },
  );
  expect(problems.newPassword?.message).toBe(message);
});

test('a forgotten password is found by a number or by an address', () => {
  const typed = {
    mobileNum: '090-1234-5678',
    email: '',
    code: '123456',
    captcha: '',
    newPassword: 'lantern7',
    confirmPassword: 'lantern7',
  };
  expect(checkForgot(typed, { by: 'sms', dialingCode: '81', rule })).toEqual({});
  const byEmail = { by: 'email', dialingCode: '81', rule } as const;
  expect(typesOf(checkForgot(typed, byEmail))).toEqual({ email: 'form.missing' });
  expect(typesOf(checkForgot({ ...typed, email: 'aya@' }, byEmail))).toEqual({
    email: 'identity.refusals.email_format',
  });
  expect(checkForgot({ ...typed, email: 'aya@mail.example' }, byEmail)).toEqual({});
});

test('a refusal stands under the field that it is about', () => {
  expect(fieldOfPasswordRefusal('identity.code_wrong')).toBe('code');
  expect(fieldOfPasswordRefusal('identity.password_weak')).toBe('newPassword');
  expect(fieldOfPasswordRefusal('call.too_many_requests')).toBeUndefined();
  expect(fieldOfPasswordRefusal(undefined)).toBeUndefined();
});
