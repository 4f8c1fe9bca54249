import { expect, test } from 'vitest';
import { documentKindsOf, normaliseName, PERSON_NAME, sidesOf } from './verification.ts';

test('[CASH-5] in Japan no paper is asked for that carries the My Number', () => {
  for (const country of ['JP', null]) expect(documentKindsOf(country)).not.toContain('NATIONAL_ID');
  expect(documentKindsOf('PH')).toContain('NATIONAL_ID');
});

test('[CASH-5] a country without a list of its own takes passports', () => {
  for (const country of [null, 'FR', 'ZZ']) expect(documentKindsOf(country)).toContain('PASSPORT');
});

test('[CASH-5] a passport has one page that counts, a card two sides; the face belongs to each', () => {
  expect(sidesOf('PASSPORT')).toEqual(['FRONT', 'SELFIE']);
  expect(sidesOf('RESIDENCE_CARD')).toEqual(['FRONT', 'BACK', 'SELFIE']);
});

test.each([
  ['  Ｈａｎａｋｏ　Ｙａｍａｄａ ', 'Hanako Yamada', true],
  ['山田 花子', '山田 花子', true],
  ["Conan O'Brien-Smith Jr.", "Conan O'Brien-Smith Jr.", true],
  ['Nguyễn Thị Ánh', 'Nguyễn Thị Ánh', true],
  ['สมชาย ใจดี', 'สมชาย ใจดี', true],
  ['R2D2', 'R2D2', false],
  ['<b>Eve</b>', '<b>Eve</b>', false],
  ['- -', '- -', false],
  ['', '', false],
])('[CASH-5] the name %j is read as %j', (typed, name, isName) => {
  expect(normaliseName(typed)).toBe(name);
  expect(PERSON_NAME.test(name)).toBe(isName);
});
