import { checkField, normalisePayeeName } from '@maneki/contract/identity/field-check';
import { REGISTRATION_FIELDS, type RegistrationField } from '@maneki/contract/identity/fields';
import { expect, test } from 'vitest';
import { defaultFields } from './default-fields.ts';

const context = {
  countryDialingCode: '81',
  countryCode: 'JP',
  username: 'sakura01',
  minimumAge: 21,
  today: '2030-01-01',
} as const;

function check(field: RegistrationField, value: string, countryCode: string | null = 'JP') {
  const definition = defaultFields(countryCode).find((one) => one.field === field)!;
  const setting = { ...definition, isEnabled: true, isRequired: true, message: '' };
  return checkField(setting, value, { ...context, countryCode });
}

test('every field has a rule, in the order of the form, and its pattern compiles', () => {
  const fields = defaultFields(null);
  expect(fields.map(({ field }) => field)).toEqual([...REGISTRATION_FIELDS]);
  for (const { pattern } of fields) if (pattern) expect(new RegExp(pattern, 'u')).toBeDefined();
});

test('the default form is short', () => {
  const asked = defaultFields(null).filter(({ isEnabled }) => isEnabled);
  expect(asked.map(({ field, isRequired }) => `${field}${isRequired ? '!' : ''}`)).toEqual([
    'username!',
    'mobileNum',
    'verificationCode!',
    'password!',
    'nickname',
    'birthday',
    'email',
    'affiliateCode',
  ]);
});

test.each<[RegistrationField, string]>([
  ['username', 'abcd'],
  ['username', 'a234567890123456'],
  ['mobileNum', '090-1234-5678'],
  ['verificationCode', '000000'],
  ['password', 'abc123'],
  ['password', 'a1!'.repeat(6)],
  ['paymentPassword', '135790'],
  ['nickname', '招き'],
  ['nickname', '🐱🐱'],
  ['birthday', '2009-01-01'],
  ['email', 'a@b.co'],
  ['email', "o'neil+x@mail.example.com"],
  ['qqNum', '12345'],
  ['qqNum', '123456789012'],
  ['facebook', 'abc'],
  ['wechat', 'x'.repeat(40)],
  ['line', 'cat-01'],
  ['whatsapp', '090 1234 5678'],
  ['zalo', '09012345678'],
  ['recommenderId', 'sakura'],
  ['affiliateCode', 'agent001'],
])('%s takes %s', (field, value) => {
  expect(check(field, value)).toBeUndefined();
});

test.each<[RegistrationField, string, string]>([
  ['username', 'abc', 'length'],
  ['username', 'a2345678901234567', 'length'],
  ['username', '1abc', 'format'],
  ['username', 'Abcd', 'format'],
  ['username', 'ab_cd', 'format'],
  ['mobileNum', '050-1234-5678', 'format'],
  ['verificationCode', '12345', 'length'],
  ['verificationCode', 'abcdef', 'format'],
  ['password', 'abc12', 'length'],
  ['password', 'a1'.repeat(11), 'length'],
  ['password', 'abcdefg', 'format'],
  ['password', '1234567', 'format'],
  ['password', 'abc 123', 'format'],
  ['password', 'sakura01', 'trivial'],
  ['paymentPassword', '12345', 'length'],
  ['paymentPassword', '123456', 'trivial'],
  ['nickname', 'a', 'length'],
  ['nickname', 'thirteen-char', 'length'],
  ['nickname', 'a\u0007b', 'format'],
  ['nickname', 'me@x.com', 'contact'],
  ['birthday', '2009-01-02', 'age'],
  ['birthday', '2001-02-30', 'format'],
  ['email', 'a@b', 'length'],
  ['email', 'nobody@nowhere', 'format'],
  ['email', 'a b@mail.example', 'format'],
  ['email', `${'x'.repeat(89)}@mail.example`, 'length'],
  ['qqNum', '01234', 'format'],
  ['facebook', 'ab', 'length'],
  ['wechat', 'x'.repeat(41), 'length'],
  ['whatsapp', '12345678', 'format'],
  ['idNumber', 'AB123456', 'format'],
])('%s refuses %s: %s', (field, value, rule) => {
  expect(check(field, value)).toBe(rule);
});

test.each([
  ['JP', 'ｻｸﾗ ﾊﾅｺ'],
  ['JP', 'さくら　はなこ'],
  ['CN', '王小明'],
  ['CN', '阿卜杜拉·买买提'],
  ['VN', 'Nguyễn Văn A'],
  ['TH', 'สมชาย ใจดี'],
  ['PH', "José O'Neil-Niño Jr."],
  [null, 'Müller'],
])('in %s a payee is called %s', (countryCode, name) => {
  expect(check('payeeName', normalisePayeeName(name, countryCode), countryCode)).toBeUndefined();
});

test.each([
  ['JP', '桜花子'],
  ['JP', 'Sakura'],
  ['CN', 'Wang'],
  ['VN', '王小明'],
  ['TH', '王小明'],
  ['PH', 'Juan 2'],
  [null, '12'],
])('in %s nobody is called %s', (countryCode, name) => {
  expect(check('payeeName', normalisePayeeName(name, countryCode), countryCode)).toBe('format');
});
