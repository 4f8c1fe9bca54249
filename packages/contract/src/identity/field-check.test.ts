import { expect, test } from 'vitest';
import {
  ageOn,
  checkField,
  type FieldContext,
  normaliseInput,
  normalisePayeeName,
} from './field-check.ts';
import type { FieldSetting, RegistrationField } from './fields.ts';

const context: FieldContext = {
  countryDialingCode: '81',
  countryCode: 'JP',
  username: 'hanako',
  minimumAge: 21,
  today: '2030-03-01',
};

const setting = (field: RegistrationField, over: Partial<FieldSetting> = {}): FieldSetting => ({
  field,
  isEnabled: true,
  isRequired: false,
  lengthMin: 1,
  lengthMax: 40,
  pattern: null,
  message: '',
  ...over,
});

test('[REG-2] an empty field passes unless it is required, and one that is off is never looked at', () => {
  expect(checkField(setting('line'), '', context)).toBeUndefined();
  expect(checkField(setting('line', { isRequired: true }), '', context)).toBe('required');
  expect(checkField(setting('line', { isEnabled: false, lengthMax: 1 }), 'long', context)).toBe(
    undefined,
  );
});

test('[REG-2] length counts characters as people do, on both sides of both bounds', () => {
  const name = setting('nickname', { lengthMin: 2, lengthMax: 3 });
  expect(
    ['🐱', '猫🐱', 'ねこ猫', 'ねこ猫🐱'].map((value) => checkField(name, value, context)),
  ).toEqual(['length', undefined, undefined, 'length']);
});

test('[REG-2] a pattern must match as it is written', () => {
  const username = setting('username', { pattern: '^[a-z][a-z0-9]{3,15}$', lengthMax: 20 });
  const tries = ['abc1', 'abc', '1abc', 'Abcd', 'a123456789012345', 'a1234567890123456'];
  expect(tries.map((value) => checkField(username, value, context))).toEqual([
    undefined,
    'format',
    'format',
    'format',
    undefined,
    'format',
  ]);
});

test('a password that is the username, in whatever case, is trivial', () => {
  expect(checkField(setting('password'), 'HANAKO', context)).toBe('trivial');
  expect(checkField(setting('password'), 'hanako7', context)).toBeUndefined();
});

test.each(['000000', '999999', '123456', '654321', '234567'])(
  'the payment password %s is trivial',
  (value) => {
    expect(checkField(setting('paymentPassword'), value, context)).toBe('trivial');
  },
);

test.each(['135790', '112233', '907812'])('the payment password %s is not', (value) => {
  expect(checkField(setting('paymentPassword'), value, context)).toBeUndefined();
});

test.each(['call 090-1234-5678', 'me@mail.jp', 'www.me', 'go.com', 'https://x'])(
  'the nickname “%s” carries contact data',
  (value) => {
    expect(checkField(setting('nickname'), value, context)).toBe('contact');
  },
);

test.each(['Tora 2026', '猫ねこ', 'Mr. Lucky 77'])('the nickname “%s” does not', (value) => {
  expect(checkField(setting('nickname'), value, context)).toBeUndefined();
});

test('[REG-6] who turns the minimum age today is old enough, tomorrow is too late', () => {
  expect(checkField(setting('birthday'), '2009-03-01', context)).toBeUndefined();
  expect(checkField(setting('birthday'), '2009-03-02', context)).toBe('age');
  expect(checkField(setting('birthday'), '2009-02-30', context)).toBe('format');
  expect(checkField(setting('birthday'), 'yesterday', context)).toBe('format');
});

test('[REG-6] who was born on 29 February has a birthday on 1 March', () => {
  expect(ageOn('2008-02-29', '2029-02-28')).toBe(20);
  expect(ageOn('2008-02-29', '2029-03-01')).toBe(21);
  expect(ageOn('2008-02-29', '2032-02-29')).toBe(24);
});

test('nobody is born in the future or older than the oldest', () => {
  expect(ageOn('2030-03-02', '2030-03-01')).toBeUndefined();
  expect(ageOn('1890-01-01', '2030-03-01')).toBeUndefined();
});

test('numbers at messengers are mobile numbers of the chosen country', () => {
  expect(checkField(setting('whatsapp'), '090-1234-5678', context)).toBeUndefined();
  expect(checkField(setting('zalo'), '12345', context)).toBe('format');
});

test('full-width letters become plain, hiragana becomes the katakana of Japanese banks', () => {
  expect(normaliseInput('　ａｂｃ１２３ ')).toBe('abc123');
  expect(normalisePayeeName('やまだ ﾊﾅｺ', 'JP')).toBe('ヤマダ ハナコ');
  expect(normalisePayeeName('やまだ', 'PH')).toBe('やまだ');
});
