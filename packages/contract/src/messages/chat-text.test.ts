import { expect, test } from 'vitest';
import { countCharacters, findForbidden, findTextFault, hasPhone, tidyText } from './chat-text.ts';

const family = '👨‍👩‍👧‍👦';

test('[MSG-4] characters are counted as readers count them', () => {
  expect([family, 'がが', 'สวัสดี', 'é'].map(countCharacters)).toEqual([1, 2, 4, 1]);
  expect(findTextFault(family.repeat(200), 'lobby')).toBeUndefined();
  expect(findTextFault(family.repeat(201), 'lobby')).toBe('too_long');
  expect(findTextFault('a'.repeat(201), 'desk')).toBeUndefined();
  expect(findTextFault('a'.repeat(1_001), 'desk')).toBe('too_long');
});

test('[MSG-4] what nobody sees is not kept, and what stands around a text neither', () => {
  expect(tidyText('  a\u202eb\u0007\r\n\r\n\r\n\r\nc ')).toBe('ab\n\nc');
  expect(tidyText(family)).toBe(family);
  expect(findTextFault(tidyText(' \u200f\n '), 'support')).toBe('empty');
});

test.each([
  'see https://evil.example/x',
  'evil.com',
  'ＥＶＩＬ．ＣＯＭ',
  'evil (dot) com',
  'go to e\u200bvil.com now',
  'www.evil',
  't.me/evil',
  'line.me',
  'evil.co.jp',
  'ftp://files',
])('[MSG-4] “%s” leads elsewhere: only operators may write it', (text) => {
  expect(findTextFault(text, 'lobby')).toBe('link');
  expect(findTextFault(text, 'support')).toBe('link');
  expect(findTextFault(text, 'desk')).toBeUndefined();
});

test.each(['Won 3.50!', 'ok.thanks', 'v1.2 is out', 'What?Really', '2.5x and 3:1'])(
  '[MSG-4] “%s” is no link',
  (text) => {
    expect(findTextFault(text, 'lobby')).toBeUndefined();
  },
);

test.each([
  '090-1234-5678',
  '+81 90 1234 5678',
  '０９０１２３４５６７８',
  '๐๘๑๒๓๔๕๖๗',
  '0 9 1 2 3 4 5 6 7',
  '(02) 1234.5678',
])('[MSG-4] %s is a number: for support, not for the lobby', (text) => {
  expect(findTextFault(text, 'lobby')).toBe('phone');
  expect(findTextFault(text, 'support')).toBeUndefined();
});

test.each(['12345678', '2030-01-01 12:30', '1,000,000,000', 'bet 100 won 2500'])(
  '[MSG-4] %s is no phone number',
  (text) => {
    expect(hasPhone(text)).toBe(false);
  },
);

test.each([
  ['What a cheat!', 'cheat'],
  ['ＣＨＥＡＴ', 'cheat'],
  ['c.h.e.a.t', 'cheat'],
  ['c h e a t e r', undefined],
  ['cheater', undefined],
  ['これはばかだ', 'ばか'],
  ['fine', undefined],
])('[MSG-4] the filter finds in “%s” %s', (text, word) => {
  expect(findForbidden(text, ['cheat', 'ばか'])).toBe(word);
});
