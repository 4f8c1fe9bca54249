import { expect, test } from 'vitest';
import { checkPayment, fieldOfPaymentRefusal } from './payment-rules.ts';

const first = { hasOld: false, hasPassword: true, needsCode: false };
const right = {
  code: '',
  captcha: '',
  password: 'secret1',
  old: '',
  new: '394817',
  confirm: '394817',
};

test('the first payment password needs the login password, where there is one', () => {
  expect(checkPayment(right, first)).toEqual({});
  expect(checkPayment({ ...right, password: '' }, first)).toHaveProperty('password');
  expect(checkPayment({ ...right, password: '' }, { ...first, hasPassword: false })).toEqual({});
});

test('another payment password needs the old one and not the login password', () => {
  const changing = { ...first, hasOld: true };
  expect(checkPayment({ ...right, password: '' }, changing)).toHaveProperty('old');
  expect(checkPayment({ ...right, password: '', old: '111222' }, changing)).toEqual({});
});

test('after support took it away a code is asked for, in full-width digits, too', () => {
  const reset = { ...first, needsCode: true };
  expect(checkPayment(right, reset)).toEqual({ code: { type: 'identity.login.codeRule' } });
  expect(checkPayment({ ...right, code: '１２３４５６' }, reset)).toEqual({});
  expect(fieldOfPaymentRefusal('identity.code_wrong', reset)).toBe('code');
});

test('a payment password has six digits that are not easy to guess', () => {
  const wrong = (text: string) => checkPayment({ ...right, new: text, confirm: text }, first).new;
  expect(wrong('')).toMatchObject({ type: 'form.missing' });
  expect(wrong('39481')).toEqual({ type: 'identity.formats.paymentPassword' });
  expect(wrong('39481a')).toEqual({ type: 'identity.formats.paymentPassword' });
  expect(wrong('123456')).toEqual({ type: 'identity.rules.trivial' });
  expect(wrong('394817')).toBeUndefined();
});

test('the repetition has to be there and to be the same', () => {
  const wrong = (confirm: string) => checkPayment({ ...right, confirm }, first).confirm;
  expect(wrong('')).toEqual({ type: 'form.required' });
  expect(wrong('394818')).toEqual({ type: 'identity.password.notMatched' });
});

test('a wrong login password is told under the field that asked for it', () => {
  expect(fieldOfPaymentRefusal('identity.password_old_wrong', first)).toBe('password');
  expect(fieldOfPaymentRefusal('identity.payment_password_locked', first)).toBeUndefined();
});
