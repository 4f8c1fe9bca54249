import { expect, test } from 'vitest';
import { isSameName } from './payee-name.ts';

test.each([
  ['NGUYEN VAN DUC', 'Nguyễn Văn Đức'],
  ['ヤマダ ハナコ', 'ﾔﾏﾀﾞ　ﾊﾅｺ'],
  ['ヤマダ ハナコ', 'やまだはなこ'],
  ['Maria Dela Cruz', 'MARIA  DELA CRUZ'],
  ['José Peña', 'Jose Pena'],
  ['สมชาย ใจดี', 'สมชายใจดี'],
  ['王·小明', '王·小明'],
])('[CASH-3] %s and %s are one person', (left, right) => {
  expect(isSameName(left, right)).toBe(true);
});

test.each([
  ['ハマダ', 'バマダ'],
  ['Maria Cruz', 'Mario Cruz'],
  ['สมชาย', 'สมชัย'],
  ['王小明', '王小朋'],
])('[CASH-3] %s and %s are two', (left, right) => {
  expect(isSameName(left, right)).toBe(false);
});
