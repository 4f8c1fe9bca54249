import { expect, test } from 'vitest';
import { judgePaymentPassword } from './payment-password.ts';

const NOBODY = { birthday: null, mobile: null };
const owner = { birthday: '1994-07-03', mobile: '+819012345678' };

test('a payment password has six digits', () => {
  expect(judgePaymentPassword('', NOBODY)).toBe('required');
  for (const typed of ['28173', '2817364', '28173a', '２８１７３６', ' 281736'])
    expect(judgePaymentPassword(typed, NOBODY), typed).toBe('format');
  expect(judgePaymentPassword('281736', NOBODY)).toBeUndefined();
});

test('runs up and down and six equal digits are easy to guess', () => {
  for (const typed of ['123456', '456789', '654321', '000000', '999999'])
    expect(judgePaymentPassword(typed, NOBODY), typed).toBe('trivial');
  for (const typed of ['123457', '112233', '135790', '901234'])
    expect(judgePaymentPassword(typed, NOBODY), typed).toBeUndefined();
});

test('no part of the birthday, however it is written', () => {
  for (const typed of ['199407', '940703', '030794', '070394', '031994', '307199'])
    expect(judgePaymentPassword(typed, owner), typed).toBe('trivial');
  for (const typed of ['940704', '199408'])
    expect(judgePaymentPassword(typed, owner), typed).toBeUndefined();
  expect(judgePaymentPassword('940703', NOBODY)).toBeUndefined();
});

test('no part of the phone number, with or without its country', () => {
  for (const typed of ['819012', '901234', '345678'])
    expect(judgePaymentPassword(typed, owner), typed).toBe('trivial');
  expect(judgePaymentPassword('345679', owner)).toBeUndefined();
  expect(judgePaymentPassword('901234', NOBODY)).toBeUndefined();
});
