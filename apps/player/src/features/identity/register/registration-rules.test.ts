import type { FieldSetting, RegistrationField } from '@maneki/contract/identity/fields';
import { expect, test } from 'vitest';
import { REGISTER_FIELDS, type RegisterValues } from './registration.ts';
import { checkRegistration, placeRefusal, type Standing } from './registration-rules.ts';

const NOTHING = Object.fromEntries(REGISTER_FIELDS.map((name) => [name, ''])) as RegisterValues;

const setting = (field: RegistrationField, own: Partial<FieldSetting> = {}): FieldSetting => ({
  field,
  isEnabled: true,
  isRequired: true,
  lengthMin: 4,
  lengthMax: 16,
  pattern: null,
  message: `${field} is not right`,
  ...own,
});

const standing: Standing = {
  fields: [
    setting('username', { pattern: '^[a-z][a-z0-9]*$' }),
    setting('password'),
    setting('birthday', { isRequired: false, lengthMax: 10 }),
    setting('email', { isEnabled: false }),
  ],
  dialingCode: '81',
  countryCode: 'JP',
  minimumAge: 21,
  today: '2026-11-15',
};

const RIGHT = {
  ...NOTHING,
  username: 'aya1',
  password: 'lantern7',
  confirmPassword: 'lantern7',
  captcha: 'k7qd',
};

test('a form that keeps the rules may be sent', () => {
  expect(checkRegistration(RIGHT, standing)).toEqual({});
});

test('one length alone is told as one, and in the words of the form where there are any', () => {
  const told = (own: Partial<FieldSetting>) =>
    checkRegistration(
      { ...RIGHT, username: 'aya1' },
      { ...standing, fields: [setting('username', { lengthMin: 8, lengthMax: 8, ...own })] },
    ).username;
  expect(told({})).toMatchObject({ type: 'identity.rules.exactLength', types: { max: '8' } });
  expect(told({ pattern: '^[a-z]{8}$' })?.message).toBe('username is not right');
});

test('each rule has its words: what is missing, too short, malformed, too young or guessed', () => {
  const problem = (own: Partial<RegisterValues>) =>
    checkRegistration({ ...RIGHT, ...own }, standing);
  expect(problem({ username: '' }).username).toMatchObject({
    type: 'form.missing',
    types: { field: 'identity.fields.username' },
  });
  expect(problem({ username: 'ay' }).username).toMatchObject({
    type: 'identity.rules.length',
    types: { min: '4', max: '16' },
  });
  expect(problem({ username: 'ay-a1' }).username?.message).toBe('username is not right');
  expect(problem({ birthday: '2005-11-16' }).birthday).toMatchObject({
    type: 'identity.rules.age',
    types: { age: '21' },
  });
  expect(problem({ birthday: '2005-11-15' }).birthday).toBeUndefined();
  expect(problem({ password: 'aya1' }).password?.type).toBe('identity.rules.trivial');
});

test('a day that nobody alive was born on is told which days can be', () => {
  const typed = (birthday: string) => checkRegistration({ ...RIGHT, birthday }, standing).birthday;
  const year = Number(standing.today.slice(0, 4)) - 120;
  const range = {
    type: 'form.range',
    types: { min: `${year}-01-01`, max: standing.today },
  };
  expect(typed('0198-05-04')).toEqual(range);
  expect(typed(`${year - 1}-12-31`)).toEqual(range);
  expect(typed(`${year}-01-01`)).toBeUndefined();
  expect(typed('2999-01-01')).toEqual(range);
});

test('the repeated password is required, and equal', () => {
  const confirm = (confirmPassword: string) =>
    checkRegistration({ ...RIGHT, confirmPassword }, standing).confirmPassword?.type;
  expect(confirm('')).toBe('register.confirmRequired');
  expect(confirm('lantern8')).toBe('register.confirmWrong');
  expect(confirm('lantern7')).toBeUndefined();
});

test('without a password nothing has to be repeated', () => {
  const fields = [setting('mobileNum', { lengthMax: 20 })];
  const values = { ...NOTHING, mobileNum: '09012345678', captcha: 'k7qd' };
  expect(checkRegistration(values, { ...standing, fields })).toEqual({});
});

test('the picture must be read', () => {
  expect(checkRegistration({ ...RIGHT, captcha: ' ' }, standing).captcha).toEqual({
    type: 'form.captchaWrite',
  });
});

test('a refusal is shown under the field that it is about', () => {
  const place = (code: string, detail = {}) =>
    placeRefusal({ code, message: 'in words', detail }, standing);
  expect(place('identity.username_taken')).toMatchObject({
    field: 'username',
    problem: { type: 'identity.refusals.username_taken', message: 'in words' },
  });
  expect(place('identity.too_young', { age: 21 })).toMatchObject({
    field: 'birthday',
    problem: { types: { age: '21' } },
  });
  expect(place('identity.invitation_invalid')).toEqual({
    field: 'affiliateCode',
    problem: { type: 'register.invitationError' },
  });
  expect(place('identity.agreement_needed').field).toBeUndefined();
});

test('a field that the server found wrong is told the rule that failed', () => {
  const place = (field: string, rule: string) =>
    placeRefusal(
      { code: 'identity.field_invalid', message: '', detail: { field, rule } },
      standing,
    );
  expect(place('username', 'length')).toMatchObject({
    field: 'username',
    problem: { type: 'identity.rules.length' },
  });
  expect(place('username', 'format').problem.message).toBe('username is not right');
  expect(place('unheard', 'of')).toMatchObject({
    field: undefined,
    problem: { type: 'identity.refusals.field_invalid' },
  });
});
